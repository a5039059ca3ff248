import { clipRing, doTouch, type Line, boundsOf, shoreOf } from './geometry.ts';
import type { MapPart } from './map-part.ts';
import { boundsOfView, projection, type View } from './view.ts';

/** The lines of a view, each as the `d` of one path. */
export type Drawing = { readonly land: string; readonly shore: string; readonly borders: string };

/** Points nearer to each other than this are one. */
const leastPx = 0.7;
/** Clipped this far outside, so that the clipping is not visible. */
const aroundPx = 12;

function pathOf(line: Line, toPixel: ReturnType<typeof projection>, isClosed: boolean): string {
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const steps: string[] = [];
  line.forEach(([lng, lat], index) => {
    const [x, y] = toPixel(lng, lat);
    const isEnd = index === line.length - 1;
    if (!isEnd && Math.abs(x - lastX) < leastPx && Math.abs(y - lastY) < leastPx) return;
    steps.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    [lastX, lastY] = [x, y];
  });
  return steps.length < 2 ? '' : `M${steps.join('L')}${isClosed ? 'Z' : ''}`;
}

export function draw(parts: readonly MapPart[], view: View): Drawing {
  const bounds = boundsOfView(view, aroundPx);
  const toPixel = projection(view);
  const land: string[] = [];
  const shore: string[] = [];
  const borders: string[] = [];
  for (const part of parts) {
    for (const ring of part.land) {
      const inside = clipRing(ring, bounds);
      if (inside.length === 0) continue;
      land.push(pathOf(inside, toPixel, true));
      for (const line of shoreOf(inside, [part.frame, bounds]))
        shore.push(pathOf(line, toPixel, false));
    }
    for (const line of part.borders)
      if (doTouch(boundsOf(line), bounds)) borders.push(pathOf(line, toPixel, false));
  }
  return { land: land.join(''), shore: shore.join(''), borders: borders.join('') };
}
