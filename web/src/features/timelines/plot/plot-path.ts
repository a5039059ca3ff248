/** A place in a drawing: shares of its width and height, from its start and its top. */
export type PlotPoint = { readonly x: number; readonly y: number };

/** Drawings are stretched to the width of their place: 1000 wide and high, with strokes that keep their width. */
export const plotSize = 1000;

const at = (share: number): string => (share * plotSize).toFixed(1);
const place = ({ x, y }: PlotPoint): string => `${at(x)} ${at(y)}`;

/** From point to point. */
export const linePath = (points: readonly PlotPoint[]): string =>
  points.length === 0 ? '' : `M${points.map(place).join('L')}`;

/** Points without a length: a round stroke draws each as a dot. */
export const dotsPath = (points: readonly PlotPoint[]): string =>
  points.map((point) => `M${place(point)}h.01`).join('');
