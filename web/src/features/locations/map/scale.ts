import type { Box } from './labels.ts';
import { kmPerPx, type View } from './view.ts';

const longestPx = 110;
const edgePx = 12;

/** 1, 2 or 5 and noughts: a length that is easy to count with. */
export function scaleOfView(view: View): { readonly km: number; readonly px: number } {
  const each = kmPerPx(view);
  const most = longestPx * each;
  const nought = 10 ** Math.floor(Math.log10(most));
  const km = [5, 2, 1].map((digit) => digit * nought).find((length) => length <= most) ?? nought;
  return { km, px: km / each };
}

/** The lower left corner, where the bar stands. */
export const scaleBarBox = ({ height }: View, fontPx: number): Box => ({
  left: 0,
  right: longestPx + 2 * edgePx,
  top: height - edgePx - 1.6 * fontPx,
  bottom: height,
});

export const scaleBarAt = ({ height }: View): { readonly x: number; readonly y: number } => ({
  x: edgePx,
  y: height - edgePx,
});
