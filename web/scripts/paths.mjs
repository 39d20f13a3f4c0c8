// Paths of icons in whole numbers: they are drawn on 512 units and shown on some dozens of pixels.
const PARTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** A path's commands with their numbers. */
function* commands(d) {
  let rest = d;
  while ((rest = rest.trimStart())) {
    let letter = rest[0];
    const count = PARTS[letter.toLowerCase()];
    if (count === undefined) throw new Error(`no path: ${rest.slice(0, 20)}`);
    rest = rest.slice(1);
    do {
      const numbers = [];
      for (let i = 0; i < count; i++) {
        const flag = letter.toLowerCase() === 'a' && (i === 3 || i === 4);
        const found = (flag ? FLAG : NUMBER).exec(rest);
        if (!found) throw new Error(`no number: ${rest.slice(0, 20)}`);
        numbers.push(Number(found[1]));
        rest = rest.slice(found[0].length);
      }
      yield [letter, numbers];
      // More points after a move are lines.
      letter = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
    } while (count && NUMBER.test(rest));
  }
}

/** The same path, every point on a whole number; what is lost at one point is not lost again at the next. */
export function rounded(d) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [rx, ry] = [0, 0];
  let last = '';
  let out = '';
  for (const [letter, numbers] of commands(d)) {
    const verb = letter.toLowerCase();
    const far = letter === verb;
    if (verb === 'z') {
      [x, y] = [startX, startY];
      [rx, ry] = [Math.round(x), Math.round(y)];
      out += 'z';
      last = 'z';
      continue;
    }
    const told = [];
    const from = [x, y];
    const across = (v) => (far ? from[0] + v : v);
    const down = (v) => (far ? from[1] + v : v);
    if (verb === 'h') told.push(Math.round((x = across(numbers[0]))) - rx);
    else if (verb === 'v') told.push(Math.round((y = down(numbers[0]))) - ry);
    else {
      if (verb === 'a')
        told.push(Math.max(1, Math.round(numbers[0])), Math.max(1, Math.round(numbers[1])), ...numbers.slice(2, 5).map(Math.round));
      const points = verb === 'a' ? numbers.slice(5) : numbers;
      for (let i = 0; i < points.length; i += 2) {
        [x, y] = [across(points[i]), down(points[i + 1])];
        told.push(Math.round(x) - rx, Math.round(y) - ry);
      }
    }
    [rx, ry] = [Math.round(x), Math.round(y)];
    if (verb === 'm') [startX, startY] = [x, y];
    const row = told.map((n, i) => (i && n >= 0 ? ' ' : '') + n).join('');
    out += (verb === last && verb !== 'm' ? (told[0] < 0 ? '' : ' ') : verb) + row;
    last = verb;
  }
  return out;
}
