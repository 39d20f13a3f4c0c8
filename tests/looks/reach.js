// Whether an option can be chosen on the board itself: by its plate, by a control of its own, or by
// pressing its pieces. The list of all options and the keys of its numbers do not count.
const soon = () => new Promise((done) => setTimeout(done, 4));
const quoted = (word) => `"${CSS.escape(word)}"`;

/** What lies where a finger can get at it: brought into sight if it has been scrolled away. */
function usable(selector) {
  for (const el of document.querySelectorAll(selector)) {
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const there = () => {
      const r = el.getBoundingClientRect();
      for (const i of [0.5, 0.2, 0.8, 0.05, 0.95])
        for (const j of [0.5, 0.2, 0.8, 0.05, 0.95]) {
          const top = document.elementFromPoint(r.left + r.width * i, r.top + r.height * j);
          if (top && (top === el || el.contains(top))) return true;
        }
      return false;
    };
    if (there()) return el;
    el.scrollIntoView({ block: 'center', inline: 'center' });
    if (there()) return el;
  }
  return null;
}

async function press(el) {
  el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await soon();
  await soon();
}

const chosen = () => line.sent.find((message) => message.type === 'choose')?.key;

/** By a plate or a control that makes this choice, or by the dial it stands on. */
async function byControl(key) {
  const control = usable(`[data-stage] [data-key=${quoted(key)}]`);
  if (control) {
    await press(control);
    return chosen() === key;
  }
  const stem = /^(.*):\d+$/.exec(key)?.[1];
  if (!stem) return false;
  for (const act of document.querySelectorAll('[data-prompt] .dial')) {
    const plate = () => act.querySelector('[data-key]');
    if (!plate()?.dataset.key.startsWith(`${stem}:`)) continue;
    for (const turn of act.querySelectorAll('.turn button'))
      for (let i = 0; i < 60 && plate().dataset.key !== key; i++) await press(turn);
    if (plate().dataset.key !== key) return false;
    await press(plate());
    return chosen() === key;
  }
  return false;
}

/** Open what is said to hold it. */
async function opened(what) {
  for (const el of document.querySelectorAll('[data-stage] [data-holds]')) {
    const found = el.dataset.holds.split(' ').some((word) => word && (what === word || what.startsWith(`${word}:`)));
    if (!found || el.ariaExpanded === 'true') continue;
    if (!usable(`[data-holds=${quoted(el.dataset.holds)}]`)) continue;
    await press(el);
    return true;
  }
  return false;
}

async function pressed(refs, offer) {
  for (const ref of refs) {
    const selector = `[data-stage] [data-ref=${quoted(ref)}], .top [data-ref=${quoted(ref)}]`;
    let piece = usable(selector);
    if (!piece && (await opened(ref))) piece = usable(selector);
    if (piece) await press(piece);
    if (chosen()) return chosen() === offer.key;
    if (await byControl(offer.key)) return true;
  }
  return false;
}

/** What is seldom asked of a piece lies behind a long press, which is a mouse's other button. */
async function heldDown(ref, offer) {
  const piece = ref && usable(`[data-stage] [data-ref=${quoted(ref)}]`);
  if (!piece) return false;
  piece.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await soon();
  return byControl(offer.key);
}

/** As if nothing had been pressed yet, neither at the shell nor at the board itself. */
async function afresh() {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  line.again();
  await soon();
}

async function reached(offer) {
  await afresh();
  if (await byControl(offer.key)) return true;
  const refs = [...new Set(offer.refs)];
  for (const order of [refs, [...refs].reverse()]) {
    await afresh();
    if (await pressed(order, offer)) return true;
  }
  await afresh();
  if (await heldDown(refs[0], offer)) return true;
  await afresh();
  return (await opened(offer.key)) && (await byControl(offer.key));
}

/** The options, of those with these numbers, that cannot be chosen on the board. */
looks.unreachable = async (numbers) => {
  // What a caution asks once more is the shell's business.
  line.state = { ...line.state, menu: line.state.menu.map((offer) => ({ ...offer, caution: '' })) };
  const found = [];
  for (const nth of numbers) {
    const offer = line.state.menu[nth];
    if (!(await reached(offer))) found.push(`${offer.key} (${offer.label}; ${offer.refs.join(', ')})`);
  }
  line.again();
  await soon();
  return found;
};
