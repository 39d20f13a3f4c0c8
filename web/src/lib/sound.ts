// Quiet cues, made here and played when asked for. Off until then.
import { samples, type Cue } from './cues';
import { settings } from './settings.svelte';

export type { Cue };

let context: AudioContext | null = null;
const drawn = new Map<Cue, AudioBuffer>();

function buffer(ctx: AudioContext, cue: Cue): AudioBuffer {
  const found = drawn.get(cue);
  if (found) return found;
  const made = samples(cue, ctx.sampleRate);
  const next = ctx.createBuffer(1, made.length, ctx.sampleRate);
  next.copyToChannel(made, 0);
  drawn.set(cue, next);
  return next;
}

export function play(cue: Cue): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume * 0.5;
  const source = context.createBufferSource();
  source.buffer = buffer(context, cue);
  source.connect(out).connect(context.destination);
  source.start();
}
