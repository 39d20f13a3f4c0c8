import { describe, expect, it } from 'vitest';
import { clearOfPrompt, freeSpot } from '../src/lib/clear';
import { shared } from '../src/lib/spot';

const ROOM = { left: 0, top: 40, width: 1000, height: 600 };
const SIZE = { width: 300, height: 100 };

describe('a slip lies over nothing that is to be pressed', () => {
  it('lies where it would like to if that is free', () => {
    expect(freeSpot(SIZE, { left: 350, top: 130 }, [], ROOM)).toEqual({ left: 350, top: 130 });
  });

  it('gives way to what glows, as little as it must', () => {
    const lit = { left: 300, top: 100, width: 400, height: 200 };
    const spot = freeSpot(SIZE, { left: 350, top: 130 }, [lit], ROOM)!;
    const clear = spot.left + 300 <= 300 || spot.left >= 700 || spot.top + 100 <= 100 || spot.top >= 300;
    expect(clear).toBe(true);
    expect(spot.top).toBeLessThan(340);
  });

  it('at the side of a piece lies above the prompt rather than over it', () => {
    const prompt = { left: 10, top: 500, width: 900, height: 54 };
    expect(clearOfPrompt({ left: 100, top: 450, width: 200, height: 120 }, prompt)).toBe(372);
    expect(clearOfPrompt({ left: 100, top: 300, width: 200, height: 120 }, prompt)).toBe(300);
    expect(clearOfPrompt({ left: 920, top: 450, width: 200, height: 120 }, prompt)).toBe(450);
    expect(clearOfPrompt({ left: 100, top: 40, width: 200, height: 700 }, prompt)).toBe(40);
  });

  it('has no spot where everything glows', () => {
    expect(freeSpot(SIZE, { left: 350, top: 130 }, [ROOM], ROOM)).toBeNull();
  });
});

it('two boxes share what lies in both, or nothing', () => {
  const window = { left: 0, top: 100, width: 400, height: 300 };
  expect(shared({ left: 350, top: 350, width: 100, height: 100 }, window)).toEqual({ left: 350, top: 350, width: 50, height: 50 });
  expect(shared({ left: 10, top: 420, width: 50, height: 50 }, window).height).toBe(0);
});
