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

const scaleBarAt = ({ height }: View): { readonly x: number; readonly y: number } => ({
  x: edgePx,
  y: height - edgePx,
});

type ScaleBarProps = { readonly view: View; readonly fontPx: number };

/** How far things are apart. */
export function ScaleBar({ view, fontPx }: ScaleBarProps) {
  const { km, px } = scaleOfView(view);
  const { x, y } = scaleBarAt(view);
  return (
    <g>
      <path
        d={`M${x} ${y - 6}V${y}H${(x + px).toFixed(1)}V${y - 6}`}
        className="fill-none stroke-ink-soft"
        strokeWidth={1.5}
      />
      <text
        x={x + 6}
        y={y - 5}
        fontSize={fontPx}
        className="fill-ink-soft stroke-map-land"
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {`${km} km`}
      </text>
    </g>
  );
}
