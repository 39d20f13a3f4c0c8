// Written by tools/wire.py from gaslamp.server.http.bodies; do not edit.
import type { PhraseShown } from './fair';
import type { Result } from './match';
import type { Choice, LogLine } from './shown';
import type { ReviewTold } from './telling';
import type { View } from './view';

/** How to set up a table; its seats are named by who takes them. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  names?: string[];
  terms?: Record<string, string>;
  seed?: number;
  daily?: boolean;
  /** Of an envelope that was sealed before (`POST /api/envelopes`). */
  commitment?: string;
  /** What the founder adds to the deal's chance. */
  phrase?: string;
}

export interface Import {
  save: string;
  seats?: string[];
}

/** What stands behind `#join=` in an invitation's link, and what to call whoever follows it. */
export interface Invitation {
  invitation: string;
  name?: string;
}

/** A path on this server, with what stands behind `#`. */
export interface WayWished {
  path: string;
}

/** A browser's subscription: the address of its push service, and the keys to seal with. */
export interface Push {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** To be called when a seat of these tokens is asked; `bell` is what an earlier answer named. */
export interface CallMe {
  bell?: string;
  push?: Push | null;
}

export interface StopCalling {
  bell: string;
}

/** A sealed envelope for the next deal, and what whoever asks for it adds. */
export interface RematchWished {
  commitment?: string;
  phrase?: string;
}

export interface Fork {
  at?: number;
  seats?: string[];
}

/** A table for a lesson, by its id; or for the first game after all of them: `first-game`. */
export interface LessonWished {
  game: string;
  lesson: string;
}

export interface ErrorText {
  code: string;
  message: string;
}

export interface Problem {
  error: ErrorText;
}

/** A language by its tag and by its own name for itself. */
export interface Language {
  tag: string;
  name: string;
}

export interface Languages {
  languages: Language[];
}

export interface SettingShown {
  key: string;
  title: string;
  help: string;
  default: string;
  choices: Choice[];
}

/** A lesson of a course; `ideas` are the first-time slips that it makes unnecessary. */
export interface LessonLine {
  id: string;
  title: string;
  idea: string;
  seconds: number;
  ideas: string[];
}

/** The lessons of a game in their order; so many of them are `enough` for a first game. */
export interface CourseShown {
  game: string;
  teacher: string;
  /** Who that is. */
  about: string;
  lessons: LessonLine[];
  enough: number;
  /** Whether there is one with the teacher beside it. */
  first_game: boolean;
}

/** How strong a bot was found to be in this game, with the 95 % interval. */
export interface Strength {
  /** Whether its company's wins were counted, of a hundred; else it is a rating. */
  together: boolean;
  value: number;
  low: number;
  high: number;
  /** So many of a hundred games against the next weaker one. */
  beats: number | null;
}

export interface BotShown {
  name: string;
  title: string;
  help: string;
  /** None where nobody has measured it. */
  strength: Strength | null;
}

export interface GameShown {
  id: string;
  title: string;
  summary: string;
  /** How long it takes and how hard it is, in a few words; empty if nobody says. */
  weight: string;
  seat_counts: number[];
  settings: SettingShown[];
  bots: BotShown[];
}

export interface Games {
  games: GameShown[];
  /** What people may agree on for a table of any game. */
  terms: SettingShown[];
  /** What the rules run on now, or that something better is being built. */
  engine: 'building' | 'compiled' | 'interpreted';
}

/** An envelope waits for a table: the SHA-256 of its secret. */
export interface Sealed {
  commitment: string;
}

/** The whole game was found again from its secret, its phrases and its choices. */
export interface Proved {
  commitment: string;
  secret: string;
  fingerprint: string;
  choices: number;
  went_back: number;
  phrases: PhraseShown[];
}

/** A value of a setting that a win will open, and the sentence that says which. */
export interface LockedChoice {
  setting: string;
  value: string;
  why: string;
}

export interface Locked {
  locked: LockedChoice[];
}

export interface SeatLink {
  seat: number;
  occupant: string;
  /** For the founder's own seats only; the link of an open seat invites. */
  token: string | null;
  link: string | null;
}

export interface TableLinks {
  table: string;
  game: string;
  host: string;
  watch: string;
  seats: SeatLink[];
  notice: string;
}

/** An invitation: its link opens the seat once. */
export interface NewLink {
  seat: number;
  link: string;
}

/** A seat somebody has just sat down on, and the token that opens it from now on. */
export interface Sat {
  seat: number;
  token: string;
  link: string;
}

export interface Deleted {
  table: string;
}

export interface SeatLine {
  seat: number;
  occupant: string;
  name: string;
}

export interface TableLine {
  table: string;
  game: string;
  title: string;
  daily: string;
  seq: number;
  choices: number;
  headline: string;
  asked: number[];
  started: string;
  moved: string;
  over: boolean;
  result: Result | null;
  seats: SeatLine[];
  mine: number[];
  host: boolean;
  rematch: string | null;
  forked: boolean;
  /** The last lines of its log that everybody may read. */
  latest: string[];
  /** When the time of those who are waited for runs out, in UTC; empty if it does not. */
  due: string;
  /** Seats whose time has run out. */
  up: number[];
}

export interface TableLines {
  tables: TableLine[];
}

/** A link as others can open it, and as a QR code (an `svg` element). */
export interface Way {
  link: string;
  qr: string;
  /** Only this machine can open it. */
  alone: boolean;
}

/** How one is called: the secret that stands for it, and the addresses of the feeds. */
export interface Calls {
  bell: string;
  atom: string;
  ical: string;
}

/** What a browser needs to let this server call it; empty where that cannot be. */
export interface CallKey {
  key: string;
}

export interface Stopped {
  stopped: boolean;
}

export interface AppIcon {
  src: string;
  sizes: string;
  type: string;
}

/** What a browser needs to know to install the client as an app. */
export interface Manifest {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: AppIcon[];
}

/** The asker's own table of a daily deal: the first that came to an end, or one that runs. */
export interface DailyMine {
  table: string;
  over: boolean;
  /** It is compared: over, the first, alone, nothing shown was taken back. */
  counts: boolean;
  won: boolean;
  score: number | null;
  /** Of the `others` who have played the deal, how many did not do as well. */
  worse: number;
  others: number;
}

/** Today's deal of a game: how many have taken it and played it to the end. */
export interface DailyDeal {
  game: string;
  title: string;
  /** As it is to be laid. */
  seats: string[];
  taken: number;
  finished: number;
  mine: DailyMine | null;
}

export interface Daily {
  day: string;
  deals: DailyDeal[];
}

/** How it went for somebody. In a game of rivals the score is how far they were ahead. */
export interface DailyLine {
  place: number;
  name: string;
  bot: boolean;
  mine: boolean;
  won: boolean;
  score: number | null;
  choices: number;
}

/** How a daily deal went for everybody. Today's is `hidden` from who has not played it. */
export interface DailyResults {
  day: string;
  today: string;
  game: string;
  title: string;
  /** As it is laid. */
  seats: string[];
  /** What the score counts, in words; "" where nothing is counted. */
  counted: string;
  hidden: boolean;
  taken: number;
  finished: number;
  mine: DailyMine | null;
  lines: DailyLine[];
  /** Tables with several people, who are not compared. */
  company: DailyLine[];
  /** Bots that have not played it yet. */
  waiting: string[];
  /** Bots that took too long. */
  gave_up: string[];
}

export interface Rematch {
  table: string;
}

export interface ReplayStep {
  at: number;
  seat: number | null;
  key: string | null;
  label: string | null;
  view: View;
  prompt: string;
  asked: number[];
  log: LogLine[];
}

export interface Replay {
  table: string;
  eyes: number;
  first: number;
  last: number;
  steps: ReplayStep[];
}

export interface TrackLine {
  id: string;
  title: string;
  owner: number;
  points: [number, number][];
}

/** How often a seat has gone back, and how often of these behind something that was shown. */
export interface UndoCount {
  times: number;
  shown: number;
}

export interface Statistics {
  turns: number;
  choices: number[];
  verbs: Record<string, number>[];
  /** By seat: what it did most, in words. */
  deeds: string[][];
  tracks: TrackLine[];
  started: string;
  ended: string;
  seconds: number;
  result: Result;
  undos: UndoCount[];
  /** By seat: how many it took. */
  hints: number[];
}

/** The review of a finished game; `thinking` while there is more to come. */
export interface Reviewed {
  table: string;
  thinking: boolean;
  review: ReviewTold;
}

/** A bug report: what the seat saw, and the whole save only where it gives nothing away. */
export interface Report {
  gaslamp: string;
  python: string;
  written: string;
  table: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, string>;
  seats: SeatLine[];
  seat: number;
  seq: number;
  asked: number[];
  prompt: string;
  view: View;
  menu: Record<string, unknown>[];
  refusals: Record<string, unknown>[];
  log: LogLine[];
  my_choices: [number, string][];
  terms: Record<string, string>;
  undos: UndoCount[];
  notice: string;
  save: string | null;
}

/** `status` is `ok`, or `failing` with a sentence about what fails. */
export interface Health {
  status: string;
  version: string;
  uptime: number;
  trouble: string;
}
