// A pretended line to a pretended table: positions are shown as they are handed in, and whatever
// the client sends is kept.
const Real = window.WebSocket;
window.line = {
  sent: [],
  socket: null,
  seq: 0,

  welcome(state, title) {
    const { game } = this;
    this.tell({
      type: 'welcome', version: '', run: 'r', table: game, game, title, options: {}, seats_held: [state.seat],
      host: true, terms: [], daily: '', notice: '', dealt: '', rematch: null, chat: [], clock: null, protocol: 1,
      envelope: { commitment: '', secret: '', fingerprint: '', phrases: [], unproved: '' },
    });
  },
  tell(message) {
    this.socket.onmessage({ data: JSON.stringify(message) });
  },
  get game() {
    return location.pathname.split('/').at(-1);
  },
  /** Show a position and wait until fonts are there and nothing moves any more. */
  async show(state, title) {
    while (!this.socket?.onmessage) await frame();
    this.state = state;
    this.title = title;
    this.welcome(state, title);
    this.again();
    while (!document.querySelector('[data-stage][data-mine=true] [data-prompt]')) await frame();
    await settled();
  },
  /** The same position anew: nothing is picked any more. */
  again() {
    this.sent = [];
    this.seq += 1;
    this.tell({ ...this.state, seq: this.seq, cause: 'undo' });
  },
};
const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
const moving = () =>
  document.getAnimations().some((row) => row.playState === 'running' && row.effect.getComputedTiming().endTime < Infinity);
const fitted = () =>
  [...document.querySelectorAll('[data-fitted]')].map((el) => `${el.offsetWidth} ${el.offsetHeight} ${el.style.fontSize}`).join();
async function settled() {
  await document.fonts.ready;
  // What gets smaller to fit is measured a frame after its room has changed: until nothing changes any more.
  for (let i = 0, same = 0, last = ''; same < 3 && i < 60; i++) {
    await frame();
    const now = moving() ? `${i}` : fitted();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}
window.WebSocket = class {
  static OPEN = Real.OPEN;
  readyState = Real.OPEN;
  constructor() {
    line.socket = this;
    setTimeout(() => this.onopen?.());
  }
  send(text) {
    const message = JSON.parse(text);
    if (message.type === 'hello') return;
    line.sent.push(message);
    line.tell({ type: 'done', id: message.id, seq: line.seq });
  }
  close() {}
};
