// What the map and the playbill are drawn with.

export type Point = [number, number];

export const f = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** A curve through these points, so many steps from one to the next. */
export function spline(points: Point[], steps: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    for (let t = 0; t < steps; t++) {
      const s = t / steps;
      const along = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] + (c[k] - a[k]) * s + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * s * s + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * s * s * s);
      out.push([along(0), along(1)]);
    }
  }
  out.push(points[points.length - 1]);
  return out;
}
