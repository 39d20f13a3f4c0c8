// Quiet cues, made here: paper, wood, a struck match, a low bell. Off until asked for.
import { settings } from './settings.svelte';

export type Cue = 'paper' | 'wood' | 'match' | 'bell';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function desk(): { ctx: AudioContext; out: GainNode } | null {
  if (!settings.sound || settings.volume <= 0) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume * 0.5;
  out.connect(context.destination);
  return { ctx: context, out };
}

function hiss(ctx: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = ctx.createBufferSource();
  source.buffer = noise;
  return source;
}

function shaped(ctx: AudioContext, out: AudioNode, peak: number, attack: number, decay: number): GainNode {
  const gain = ctx.createGain();
  const t = ctx.currentTime;
  gain.gain.setValueAtTime(0.0001, t);
  gain.gain.exponentialRampToValueAtTime(peak, t + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, t + attack + decay);
  gain.connect(out);
  return gain;
}

function rustle(ctx: AudioContext, out: AudioNode, from: number, to: number, peak: number, attack: number, decay: number): void {
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, ctx.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, ctx.currentTime + attack + decay);
  const source = hiss(ctx);
  source.connect(filter).connect(shaped(ctx, out, peak, attack, decay));
  source.start();
  source.stop(ctx.currentTime + attack + decay + 0.05);
}

function tone(ctx: AudioContext, out: AudioNode, hertz: number, peak: number, decay: number): void {
  const source = ctx.createOscillator();
  source.frequency.value = hertz;
  source.connect(shaped(ctx, out, peak, 0.006, decay));
  source.start();
  source.stop(ctx.currentTime + decay + 0.05);
}

export function play(cue: Cue): void {
  const at = desk();
  if (!at) return;
  const { ctx, out } = at;
  if (cue === 'paper') rustle(ctx, out, 2600, 5200, 0.35, 0.02, 0.14);
  if (cue === 'wood') {
    tone(ctx, out, 190, 0.5, 0.09);
    rustle(ctx, out, 900, 500, 0.25, 0.003, 0.05);
  }
  if (cue === 'match') {
    rustle(ctx, out, 1800, 7000, 0.5, 0.09, 0.45);
    rustle(ctx, out, 500, 300, 0.12, 0.2, 0.5);
  }
  if (cue === 'bell') {
    tone(ctx, out, 146, 0.4, 0.75);
    tone(ctx, out, 293 * 1.19, 0.16, 0.6);
    tone(ctx, out, 440 * 1.5, 0.06, 0.4);
  }
}
