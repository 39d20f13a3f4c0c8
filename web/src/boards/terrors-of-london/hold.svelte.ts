// Holding something up to the light: under the mouse, with the focus, or by a long touch.
import type { Shown, Table } from './seat.svelte';

const [HOVER, FOCUS, TOUCH] = [350, 60, 420];

export class Hold {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private near = false;

  constructor(
    private readonly at: Table,
    private readonly shown: () => Omit<Shown, 'at'>,
  ) {}

  private soon(event: Event, delay: number, then: () => void = () => {}): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      then();
      this.at.enlarge({ ...this.shown(), at: box });
    }, delay);
  }

  /** A mouse that rests while the table changes under it asks for nothing. */
  move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.near || !(event.movementX || event.movementY)) return;
    this.near = true;
    this.soon(event, HOVER);
  };
  focus = (event: FocusEvent): void => {
    if ((event.currentTarget as HTMLElement).matches(':focus-visible')) this.soon(event, FOCUS);
  };
  press = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    this.held = false;
    this.soon(event, TOUCH, () => (this.held = true));
  };
  lift = (): void => clearTimeout(this.timer);
  hide = (): void => {
    this.near = false;
    this.drop();
  };
  private drop(): void {
    clearTimeout(this.timer);
    this.at.enlarge(null);
  }
  /** A click that ends a long touch does nothing else. */
  click = (act: () => void): void => {
    if (this.held) {
      this.held = false;
      return;
    }
    this.drop();
    act();
  };
}
