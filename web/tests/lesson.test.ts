import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CourseShown } from '../src/lib/wire';
import { Shelf } from './kit';

let meant: (course: CourseShown, wanted: string) => string;
beforeAll(async () => {
  vi.stubGlobal('localStorage', new Shelf());
  vi.stubGlobal('sessionStorage', new Shelf());
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('addEventListener', () => {});
  ({ meant } = await import('../src/shell/lesson.svelte'));
});

describe('the address of a lesson', () => {
  const course = { lessons: [{ id: 'first' }, { id: 'second' }] } as CourseShown;
  it('names it, or says the how-manieth it is', () => {
    expect([meant(course, 'second'), meant(course, '1'), meant(course, '2')]).toEqual(['second', 'first', 'second']);
  });
  it('of none stays as it is', () => {
    expect([meant(course, '0'), meant(course, '3'), meant(course, 'third')]).toEqual(['0', '3', 'third']);
  });
});
