import { linePath, plotSize } from './plot-path.ts';

/** Shares of the width, and of the height from the top. */
type Band = {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly isUpper: boolean;
};

/** Limits as dashed lines; what lies outside is shaded. No colour says good or bad. */
export const LimitBands = ({ bands }: { readonly bands: readonly Band[] }) =>
  bands.map(({ from, to, y, isUpper }, index) => (
    <g key={index}>
      <rect
        x={from * plotSize}
        width={(to - from) * plotSize}
        y={isUpper ? 0 : y * plotSize}
        height={(isUpper ? y : 1 - y) * plotSize}
        className="fill-ink opacity-6"
      />
      <path
        d={linePath([
          { x: from, y },
          { x: to, y },
        ])}
        strokeWidth="2"
        strokeDasharray="6 5"
        className="stroke-edge"
      />
    </g>
  ));
