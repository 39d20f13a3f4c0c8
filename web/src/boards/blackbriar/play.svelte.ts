// What may be done on this board, read from the menu: which pieces glow, what comes of each, and whole attacks.
import { getContext, setContext, tick } from 'svelte';
import { dataOf, piecesIn } from '../../lib/board';
import { verbOf } from '../../lib/picks';
import type { BoardProps, Offer, Piece } from '../../lib/types';
import { inRow, paragraph, withChance } from '../../lib/words.svelte';
import type { BuildingData, CreatureData, Data, DieData, FolkData, Result, SpaceData, Way, WeaponData } from './shapes';
import { t } from './words';

/** How long a whole attack waits for its next question. */
const PATIENCE = 3000;

/** The pieces one presses for an option: not who acts, but with what and on whom. */
export function ends(offer: Offer): string[] {
  const { refs } = offer;
  switch (verbOf(offer)) {
    case 'lift':
    case 'ask':
    case 'reroll':
    case 'set-die':
    case 'block':
    case 'give-die':
      return refs.slice(0, 1);
    case 'use':
    case 'load':
    case 'fuse':
      return refs.slice(2);
    case 'building':
    case 'offer':
    case 'refuse':
      return refs;
    default:
      return refs.slice(-1);
  }
}

export const dieOf = (piece: Piece): DieData => dataOf<DieData>(piece);
export const weaponOf = (piece: Piece): WeaponData => dataOf<WeaponData>(piece);
export const creatureOf = (piece: Piece): CreatureData => dataOf<CreatureData>(piece);
export const buildingOf = (piece: Piece): BuildingData => dataOf<BuildingData>(piece);

export type Glow = '' | 'lit' | 'chosen';

export class Play {
  constructor(readonly props: () => BoardProps) {}

  /** What the player looks at: it lies open beside the board. */
  seen = $state<string>('');
  /** Whom an attack is meant for, before any die is lifted. */
  aim = $state<string>('');
  /** With which weapon. */
  arm = $state<string>('');
  /** Whose card of the seat's own lies in front. */
  wanted = $state<string>('');
  /** On a phone: whose dice and spaces lie open. */
  opened = $state<string>('');
  /** A whole attack is being made. */
  busy = $state(false);

  readonly data = $derived.by(() => dataOf<Data>(this.props().view));
  readonly seat = $derived.by(() => this.props().seat);
  readonly places = $derived.by(() => this.props().view.maps?.[0]?.places ?? []);
  /** All pieces on the board and on cards, by ref. */
  readonly pieces = $derived.by(() => {
    const found = new Map<string, Piece>();
    for (const zone of this.props().view.zones ?? []) for (const piece of zone.pieces ?? []) found.set(piece.ref, piece);
    for (const place of this.places) for (const piece of place.pieces ?? []) found.set(piece.ref, piece);
    return found;
  });
  /** On which hex a townsfolk, a creature or a building is, by its id. */
  readonly where = $derived.by(() => {
    const found = new Map<string, string>();
    for (const place of this.places) for (const piece of place.pieces ?? []) found.set(idOf(piece.ref), idOf(place.id));
    return found;
  });
  readonly folk = $derived.by(() => new Map(this.data.townsfolk.map((one) => [one.id, one])));
  /** Whose things lie in front of the player: whoever's die is lifted, or the first of the seat. */
  readonly mine = $derived.by<FolkData[]>(() => {
    const own = this.data.townsfolk.filter((one) => one.seat === this.seat);
    return own.length ? own : this.data.townsfolk.slice(0, 1);
  });

  /** By ref: the options that are made by pressing it. */
  readonly glowing = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.props().offers) {
      for (const ref of this.pressable(offer)) {
        const at = found.get(ref);
        if (at) at.push(offer);
        else found.set(ref, [offer]);
      }
    }
    return found;
  });

  /** What may still be done with the picked pieces: not what they would do themselves. */
  readonly left = $derived.by(() => {
    const { selected, offers } = this.props();
    const found = offers.filter((offer) => selected.every((ref) => ends(offer).includes(ref)));
    return found.length ? found : offers;
  });

  /** Who is served glows only when the building is chosen. */
  private pressable(offer: Offer): string[] {
    const refs = ends(offer);
    if (verbOf(offer) !== 'building') return refs;
    return this.props().selected.includes(refs[0]) ? refs.slice(1) : refs.slice(0, 1);
  }

  /** Whole attacks, the best of each target first; none while pieces are being picked. */
  readonly ways = $derived.by<Way[]>(() => (this.props().selected.length ? [] : (this.data.ways ?? [])));
  /** The attacks by target, of the weapon in question if there is one. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Way[]>();
    for (const way of this.ways) {
      if (this.arm && way.weapon !== this.arm) continue;
      const at = found.get(way.target);
      if (at) at.push(way);
      else found.set(way.target, [way]);
    }
    return found;
  });
  /** The weapons that can attack now, dice still to be chosen. */
  readonly armed = $derived.by(() => new Set(this.data.lifted ? [] : this.ways.map((way) => way.weapon)));

  glow(ref: string): Glow {
    const meant = (this.aim === ref && this.targets.has(ref)) || (this.arm === ref && this.armed.has(ref));
    if (this.props().selected.includes(ref) || meant) return 'chosen';
    return this.glowing.has(ref) || this.targets.has(ref) || this.armed.has(ref) ? 'lit' : '';
  }

  refused(ref: string): string {
    return this.glow(ref) ? '' : (this.props().dim.get(this.toldOf(ref))?.[0]?.why ?? '');
  }

  /** Of whom the reason is told: a weapon of which none is told is as closed as its spaces. */
  private toldOf(ref: string): string {
    const { dim } = this.props();
    const weapon = dim.has(ref) || !ref.startsWith('weapon/') ? undefined : this.pieces.get(ref);
    return (weapon && weaponOf(weapon).spaces?.find((space) => dim.has(space.ref))?.ref) ?? ref;
  }

  /** What may be done with it, or why nothing, in a sentence. */
  may(ref: string): string {
    const offers = this.glowing.get(ref) ?? this.props().lit.get(ref) ?? [];
    const told = offers.slice(0, 3).map((o) => (o.note ? t('told-result', { what: o.label, result: o.note }) : o.label));
    const ways = offers.length ? [] : (this.targets.get(ref) ?? []).slice(0, 1).map((way) => this.told(way));
    const what = inRow([...told, ...ways]);
    const why = offers.length ? '' : this.props().dim.has(ref) ? this.props().dim.get(ref)![0].why : this.refused(ref);
    return paragraph(what ? t('you-may', { what }) : '', why);
  }

  /** An attack in words. */
  told(way: Way): string {
    const dice = way.dice.map((ref) => this.pieces.get(ref)).filter((piece) => piece !== undefined);
    const shown = inRow(dice.map((piece) => t('die-shows', { sides: dieOf(piece).sides, shows: dieOf(piece).shows })));
    return t('way-said', { weapon: way.name, dice: shown, result: inRow(way.results.map((one) => this.result(one, true))) });
  }

  /** The next tier of a weapon, by its ref. */
  upgradeName(ref: string): string {
    for (const piece of this.pieces.values()) {
      const next = piece.ref.startsWith('weapon/') ? weaponOf(piece).next : undefined;
      if (next?.ref === ref) return next.name;
    }
    return this.name(ref);
  }

  /** Whom something is about, by its ref. */
  name(ref: string): string {
    return this.pieces.get(ref)?.name ?? '';
  }

  /** A result as it stands on a slip; `full` names whose it is. */
  result(one: Result, full = false): string {
    const said = one.falls ? t('slip-falls', { before: one.before }) : t('slip-change', { before: one.before, after: one.after });
    return full ? t('slip-whose', { name: this.name(one.ref), change: said }) : said;
  }

  /** What comes of an option for a piece, if that is a number. */
  resultOf(offer: Offer, ref: string): Result | undefined {
    return this.data.results?.[offer.key]?.find((one) => one.ref === ref);
  }

  /** The space of a card that an option uses. */
  space(offer: Offer): SpaceData | undefined {
    const ref = offer.refs.find((one) => one.startsWith('space/'));
    const weapon = ref && this.pieces.get(`weapon/${ref.split('/')[1]}`);
    return weapon ? weaponOf(weapon).spaces.find((space) => space.ref === ref) : undefined;
  }

  small(offer: Offer): string {
    return inRow([...(offer.note ? [offer.note] : []), ...offer.odds.map(withChance)]);
  }

  // Dice that are alike are one option; any of them may be pressed.

  /** The die that stands for this one in the menu. */
  handle(piece: Piece, zone: Piece[]): string {
    if (this.glowing.has(piece.ref) || this.data.lifted === piece.ref) return piece.ref;
    const { owner, sides, shows } = dieOf(piece);
    const twin = zone.find((other) => {
      const die = dieOf(other);
      const offers = this.glowing.get(other.ref);
      if (!offers || die.owner !== owner || die.sides !== sides) return false;
      return die.shows === shows || offers.every((o) => verbOf(o) === 'block' || verbOf(o) === 'give-die');
    });
    return twin?.ref ?? piece.ref;
  }

  // Pressing

  press(ref: string): void {
    const board = this.props();
    if (this.busy) return;
    this.seen = ref;
    const brought = this.bring(idOf(ref));
    const offers = this.glowing.get(ref) ?? [];
    if (board.selected.includes(ref)) return board.pick(ref);
    if (offers.length === 1) return void board.choose(offers[0].key);
    if (offers.length) return board.pick(ref);
    const ways = this.targets.get(ref);
    if (ways) return this.take(ref, ways);
    if (this.armed.has(ref)) {
      this.arm = this.arm === ref ? '' : ref;
      this.aim = '';
      return;
    }
    const told = this.toldOf(ref);
    if (board.dim.has(told) || (board.lit.size && !brought)) board.why(told);
  }

  /** The card of a townsfolk that is pressed comes to the front, or lies open: that is something. */
  private bring(id: string): boolean {
    if (this.mine.some((one) => one.id === id)) this.wanted = id;
    else if (this.folk.has(id)) this.opened = id;
    return this.folk.has(id);
  }

  /** The first press says whom, the second one makes the best attack; with a weapon in hand one is enough. */
  private take(ref: string, ways: Way[]): void {
    if (this.aim === ref || this.arm || this.data.lifted) return void this.go(ways[0]);
    this.aim = ref;
  }

  /** All choices of an attack, one after the other; what is doubted waits for a second press. */
  async go(way: Way): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.forget();
    for (const key of way.keys) {
      if (!(await this.offered(key))) break;
      await this.props().choose(key);
      await tick();
    }
    this.busy = false;
  }

  private async offered(key: string): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE; waited += 20) {
      if (this.props().offers.some((o) => o.key === key)) return true;
      await new Promise((done) => setTimeout(done, 20));
    }
    return false;
  }

  forget(): void {
    this.aim = '';
    this.arm = '';
  }

  /** Put the lifted die back, if that is on the menu. */
  putBack(): boolean {
    const back = this.props().offers.find((o) => ['put-back', 'take-back'].includes(verbOf(o)));
    if (back) void this.props().choose(back.key);
    return !!back;
  }

  // Dice

  dice(zone: string): Piece[] {
    return piecesIn(this.props().view, zone);
  }

  /** What a person hears of a piece. */
  spoken(piece: Piece, ...more: string[]): string {
    return this.called(piece.name, piece, ...more);
  }

  /** The same by another name. */
  called(name: string, piece: Piece, ...more: string[]): string {
    return paragraph(t('piece-said', { name, marks: inRow([...(piece.marks ?? []), ...more]) }), this.may(piece.ref));
  }
}

export const idOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1);

const KEY = Symbol('blackbriar');
export const givePlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
