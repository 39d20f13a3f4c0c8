// The sounds themselves, as samples: paper, wood, a struck match, a low bell. Plain numbers, so that their
// length and their spectrum can be looked at (web/tests/cues.test.ts).
export type Cue = 'paper' | 'wood' | 'match' | 'bell';

/** Noise from a small generator of its own: the same sound every time. */
function noise(): () => number {
  let x = 0x2545f491;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 0x80000000 - 1;
  };
}

interface Shape {
  peak: number;
  attack: number;
  decay: number;
}

/** Up in a moment, then away; nothing after the end. */
function loudness({ peak, attack, decay }: Shape, time: number): number {
  if (time < attack) return (peak * time) / attack;
  const left = 1 - (time - attack) / decay;
  return left > 0 ? peak * left ** 3 : 0;
}

/** Noise through a band that slides from one height to another (a state variable filter). */
function rustle(into: Float32Array, rate: number, from: number, to: number, shape: Shape): void {
  const next = noise();
  let low = 0;
  let band = 0;
  for (let i = 0; i < into.length; i++) {
    const time = i / rate;
    const along = Math.min(1, time / (shape.attack + shape.decay));
    const f = 2 * Math.sin((Math.PI * Math.min(from * (to / from) ** along, rate / 6.5)) / rate);
    low += f * band;
    band += f * (next() - low - 0.9 * band);
    into[i] += band * loudness(shape, time);
  }
}

function tone(into: Float32Array, rate: number, hertz: number, shape: Shape): void {
  for (let i = 0; i < into.length; i++) into[i] += Math.sin((2 * Math.PI * hertz * i) / rate) * loudness(shape, i / rate);
}

const SECONDS: Record<Cue, number> = { paper: 0.18, wood: 0.14, match: 0.75, bell: 0.8 };

const DRAWN: Record<Cue, (into: Float32Array, rate: number) => void> = {
  paper: (into, rate) => rustle(into, rate, 2600, 5200, { peak: 0.5, attack: 0.02, decay: 0.15 }),
  wood: (into, rate) => {
    tone(into, rate, 240, { peak: 0.5, attack: 0.004, decay: 0.12 });
    rustle(into, rate, 900, 500, { peak: 0.9, attack: 0.003, decay: 0.07 });
  },
  match: (into, rate) => {
    rustle(into, rate, 1800, 6500, { peak: 0.55, attack: 0.09, decay: 0.5 });
    rustle(into, rate, 500, 300, { peak: 0.12, attack: 0.2, decay: 0.5 });
  },
  bell: (into, rate) => {
    tone(into, rate, 146, { peak: 0.45, attack: 0.006, decay: 0.78 });
    tone(into, rate, 349, { peak: 0.1, attack: 0.006, decay: 0.6 });
    tone(into, rate, 660, { peak: 0.05, attack: 0.006, decay: 0.4 });
  },
};

/** A cue from its first sample to its last. */
export function samples(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const into = new Float32Array(Math.round(SECONDS[cue] * rate));
  DRAWN[cue](into, rate);
  return into;
}
