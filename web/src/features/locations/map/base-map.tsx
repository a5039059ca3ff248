import { useMemo } from 'react';
import { draw } from './draw.ts';
import { type Box, markOfTown, placeLabels } from './labels.ts';
import type { MapPart } from './map-part.ts';
import { mapTexts as texts } from './texts.ts';
import { kmPerPx, projection, type Size, type View } from './view.ts';

const longestPx = 110;
const edgePx = 12;

/** 1, 2 or 5 times a power of ten: a round length. */
export function scaleOfView(view: View): { readonly km: number; readonly px: number } {
  const each = kmPerPx(view);
  const most = longestPx * each;
  const nought = 10 ** Math.floor(Math.log10(most));
  const km = [5, 2, 1].map((digit) => digit * nought).find((length) => length <= most) ?? nought;
  return { km, px: km / each };
}

/** The lower left corner, where the bar stands. */
const scaleBarBox = ({ height }: View, fontPx: number): Box => ({
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

/** Shows the scale. */
function ScaleBar({ view, fontPx }: ScaleBarProps) {
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
        {texts.scale({ km })}
      </text>
    </g>
  );
}

type BaseMapProps = {
  readonly parts: readonly MapPart[];
  readonly view: View;
  readonly pins: readonly Box[];
  /** The boxes of pins and their names, which no town name may cover. */
  readonly taken: readonly Box[];
  readonly fontPx: number;
};

/** At most one town name per this many square pixels. */
const pxPerTown = 19_000;
const mostTowns = ({ width, height }: Size): number =>
  Math.min(24, Math.max(6, Math.round((width * height) / pxPerTown)));

function useTowns({ parts, view, pins, taken, fontPx }: BaseMapProps) {
  return useMemo(() => {
    const toPixel = projection(view);
    const labels = parts
      .flatMap(({ towns }) => towns)
      .map(({ name, lng, lat, thousands }) => {
        const [x, y] = toPixel(lng, lat);
        return { text: name, x, y, mark: markOfTown(x, y, pins), fontPx, thousands };
      })
      .filter(({ x, y }) => x > 8 && x < view.width - 8 && y > 8 && y < view.height - 8)
      .toSorted((one, other) => other.thousands - one.thousands)
      .slice(0, 3 * mostTowns(view));
    return placeLabels(labels, [...taken, scaleBarBox(view, fontPx)], view).placed.slice(
      0,
      mostTowns(view),
    );
  }, [parts, view, pins, taken, fontPx]);
}

/** Sea, land, shore, borders and the larger towns. */
export function BaseMap(props: BaseMapProps) {
  const { parts, view, fontPx } = props;
  const { land, shore, borders } = useMemo(() => draw(parts, view), [parts, view]);
  const towns = useTowns(props);
  return (
    <g>
      {/* A soft band along the shore, on the side of the sea: land lies over its other half. */}
      <path d={shore} className="fill-none stroke-map-shore opacity-25" strokeWidth={7} />
      {/* Crisp edges, so that no seam shows between the cells. */}
      <path d={land} className="fill-map-land" shapeRendering="crispEdges" />
      <path
        d={borders}
        className="fill-none stroke-map-border"
        strokeWidth={1.25}
        strokeDasharray="5 4"
      />
      <path
        d={shore}
        className="fill-none stroke-map-shore"
        strokeWidth={1.25}
        strokeLinejoin="round"
      />
      {towns.map(({ label, x, y, anchor }) => (
        <g key={`${label.text} ${label.x}`}>
          <circle cx={label.x} cy={label.y} r={3} className="fill-ink-soft" />
          <text
            x={x}
            y={y}
            textAnchor={anchor}
            dominantBaseline="central"
            fontSize={fontPx}
            className="fill-ink-soft stroke-map-land font-medium"
            strokeWidth={4}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {label.text}
          </text>
        </g>
      ))}
      <ScaleBar view={view} fontPx={fontPx} />
    </g>
  );
}
