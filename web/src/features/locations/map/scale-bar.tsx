import { scaleBarAt, scaleOfView } from './scale.ts';
import type { View } from './view.ts';

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
