// Whether somebody is still there at the other end: a server that was stopped in the middle hangs
// nothing up, and a socket to it looks open for many minutes.

const LOOK = 250;
/** So long a request may be unanswered, or everything quiet, before we ask whether anybody is there. */
const UNANSWERED = 1500;
const QUIET = 15_000;
/** So long nobody may say anything to that; longer where we have given up in vain. */
const SILENT = 2000;
const MOST_PATIENT = 8;
/** So long we wait to be let in. */
const COMING_IN = 4000;

export interface Line {
  /** Whether an answer is waited for. */
  waits(): boolean;
  ping(): void;
  /** Nobody is there: hang up and call again. */
  dead(): void;
}

export class Pulse {
  private timer: ReturnType<typeof setInterval> | undefined;
  private called = 0;
  private inside = false;
  private heardAt = 0;
  private askedAt = 0;
  private patience = 1;

  constructor(private line: Line) {}

  /** A call begins. */
  begin(): void {
    this.end();
    this.called = performance.now();
    this.inside = false;
    this.askedAt = 0;
    this.timer = setInterval(this.look, LOOK);
  }

  /** Something was said. */
  heard(): void {
    this.heardAt = performance.now();
    if (this.askedAt) this.patience = Math.max(1, this.patience / 2);
    this.askedAt = 0;
  }

  /** We were let in. */
  letIn(): void {
    this.inside = true;
    this.heard();
  }

  end(): void {
    clearInterval(this.timer);
  }

  private look = (): void => {
    const now = performance.now();
    const quiet = now - this.heardAt;
    if (!this.inside) {
      if (now - this.called > COMING_IN * this.patience) this.dead();
    } else if (this.askedAt) {
      if (now - this.askedAt > SILENT * this.patience) this.dead();
    } else if (quiet > QUIET || (quiet > UNANSWERED && this.line.waits())) {
      this.askedAt = now;
      this.line.ping();
    }
  };

  private dead(): void {
    this.patience = Math.min(MOST_PATIENT, this.patience * 2);
    this.line.dead();
  }
}
