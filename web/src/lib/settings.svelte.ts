// The player's settings: kept in this browser, applied to the page.
const PLACE = 'gaslamp.settings';

export interface Settings {
  motion: 'auto' | 'full' | 'reduced';
  speed: 'leisurely' | 'usual' | 'brisk' | 'at-once';
  text: '100' | '115' | '130';
  contrast: 'usual' | 'high';
  sound: boolean;
  volume: number;
  name: string;
  /** To be called by this browser when it is one's turn. */
  calls: boolean;
  /** Its tag; nothing until one was chosen. */
  language: string;
  /** Whether ideas are explained when they first matter. */
  slips: boolean;
}

const USUAL: Settings = {
  motion: 'auto',
  speed: 'usual',
  text: '100',
  contrast: 'usual',
  sound: false,
  volume: 0.5,
  name: '',
  calls: false,
  language: '',
  slips: true,
};

function kept(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(kept());

const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ still: still.matches });
still.addEventListener('change', () => (system.still = still.matches));

export function motion(): 'full' | 'reduced' {
  if (settings.motion !== 'auto') return settings.motion;
  return system.still ? 'reduced' : 'full';
}

/** How long a move of somebody else is shown before the next one, in ms. */
export function pace(): number {
  return { leisurely: 900, usual: 420, brisk: 200, 'at-once': 0 }[settings.speed];
}

/** How long a piece travels, in ms. */
export function travel(): number {
  return { leisurely: 420, usual: 260, brisk: 150, 'at-once': 0 }[settings.speed];
}

/** How long what chance decided is shown large, in ms; with no time between moves, not at all. */
export function revealed(): number {
  return { leisurely: 3200, usual: 2000, brisk: 1200, 'at-once': 0 }[settings.speed];
}

/** How long a sentence is left to be read, in ms. */
export function reading(words: string): number {
  return (4000 + 70 * words.length) * (settings.speed === 'leisurely' ? 1.6 : 1);
}

/** Keep and apply; called in an effect. */
export function applySettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Not kept; still applied.
  }
  const root = document.documentElement;
  root.dataset.motion = motion();
  root.dataset.contrast = settings.contrast;
  root.dataset.text = settings.text;
  root.style.setProperty('--move', `${travel()}ms`);
}
