type PinMarkProps = {
  readonly x: number;
  readonly y: number;
  /** How many places it stands for. */
  readonly count?: number;
};

/** A pin whose tip is at the place. */
export function PinMark({ x, y, count = 1 }: PinMarkProps) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse cx={0} cy={0} rx={6} ry={2.5} className="fill-ink opacity-20" />
      <path
        d="M0 0C-4 -8 -12 -13 -12 -22A12 12 0 1 1 12 -22C12 -13 4 -8 0 0Z"
        className="fill-action stroke-map-land"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {count > 1 ? (
        <text
          x={0}
          y={-22}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={16}
          className="fill-on-action font-bold"
        >
          {count}
        </text>
      ) : (
        <circle cx={0} cy={-22} r={4.5} className="fill-on-action" />
      )}
    </g>
  );
}
