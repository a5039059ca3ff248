import { encode } from 'uqr';

/** The dark modules of a QR code as one SVG path: a bar for each run in a row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const bars = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return bars.join('');
}

/** The light margin that scanners need. */
const quietZone = 4;

type QrCodeProps = {
  readonly text: string;
  readonly label: string;
  /** Fewer and so larger modules; without it a damaged code can be read too. */
  readonly isLong?: boolean;
  /** Its size on the page. */
  readonly className?: string;
};

/** Black on white in both themes, as scanners expect. */
export function QrCode({ text, label, isLong = false, className = 'size-60' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: isLong ? 'L' : 'M', border: quietZone });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`block max-w-full rounded-control border border-rule ${className}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={qrPath(data)} fill="black" />
    </svg>
  );
}
