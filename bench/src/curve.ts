export type Curve = {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly points: readonly (readonly [x: number, y: number])[];
};

const width = 640;
const height = 320;
const edge = { left: 72, right: 24, top: 48, bottom: 56 };

const number = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** A line through measured points, both axes from zero: a straight line is a cost that grows with the size. */
export function drawCurve({ title, across, up, points }: Curve): string {
  const [maxX, maxY] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis] ?? 0)));
  const x = (value: number): number =>
    edge.left + (value / (maxX || 1)) * (width - edge.left - edge.right);
  const y = (value: number): number =>
    height - edge.bottom - (value / (maxY || 1)) * (height - edge.top - edge.bottom);
  const at = (value: number): string => value.toFixed(1);
  const line = points.map(([px, py]) => `${at(x(px))},${at(y(py))}`).join(' ');
  const marks = points.map(
    ([px, py]) =>
      `<circle cx="${at(x(px))}" cy="${at(y(py))}" r="4" fill="#0b5d5a"/><text x="${at(x(px))}" y="${at(y(py) - 10)}" text-anchor="${px === maxX ? 'end' : 'middle'}">${number.format(py)}</text>`,
  );
  const ticks = points.map(
    ([px]) =>
      `<text x="${at(x(px))}" y="${height - edge.bottom + 20}" text-anchor="${px === maxX ? 'end' : 'middle'}">${px === maxX || x(px) - x(0) > 60 ? number.format(px) : ''}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#2b2a27" role="img"><title>${title}</title>
<rect width="${width}" height="${height}" fill="#fbf9f4"/>
<text x="${edge.left}" y="26" font-size="16" font-weight="600">${title}</text>
<path d="M${edge.left} ${edge.top}V${height - edge.bottom}H${width - edge.right}" fill="none" stroke="#8a867c"/>
<polyline points="${line}" fill="none" stroke="#0b5d5a" stroke-width="2"/>
${marks.join('\n')}
${ticks.join('\n')}
<text x="${(edge.left + width - edge.right) / 2}" y="${height - 12}" text-anchor="middle">${across}</text>
<text transform="translate(20 ${(edge.top + height - edge.bottom) / 2}) rotate(-90)" text-anchor="middle">${up}</text>
</svg>
`;
}
