import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '../src/lib/pulse';

let waits = false;
let said: string[] = [];
let pulse: Pulse;

beforeEach(() => {
  vi.useFakeTimers();
  waits = false;
  said = [];
  pulse = new Pulse({
    waits: () => waits,
    ping: () => said.push('ping'),
    dead: () => {
      said.push('dead');
      pulse.end();
    },
  });
  pulse.begin();
});

afterEach(() => {
  pulse.end();
  vi.useRealTimers();
});

test('who is not let in calls again', () => {
  vi.advanceTimersByTime(4000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(said).toEqual(['dead']);
});

test('an unanswered request is asked after soon, and a silent line given up within five seconds', () => {
  pulse.letIn();
  waits = true;
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(['ping']);
  vi.advanceTimersByTime(2500);
  expect(said).toEqual(['ping', 'dead']);
});

test('a line that answers is kept, however long something takes', () => {
  pulse.letIn();
  waits = true;
  for (let n = 0; n < 10; n++) {
    vi.advanceTimersByTime(3000);
    pulse.heard();
  }
  expect(new Set(said)).toEqual(new Set(['ping']));
});

test('where nothing happens somebody asks now and then', () => {
  pulse.letIn();
  vi.advanceTimersByTime(14_000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(['ping']);
});

test('on a slow line one gives up later and later', () => {
  waits = true;
  const lasted: number[] = [];
  for (let n = 0; n < 3; n++) {
    pulse.begin();
    pulse.letIn();
    const began = performance.now();
    while (said.filter((word) => word === 'dead').length === n) vi.advanceTimersByTime(250);
    lasted.push(performance.now() - began);
  }
  expect(lasted[0]).toBeLessThan(lasted[1]);
  expect(lasted[1]).toBeLessThan(lasted[2]);
});
