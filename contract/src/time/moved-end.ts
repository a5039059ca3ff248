/** Local times 'YYYY-MM-DDTHH:mm' as if they were UTC's. */
const msOf = (local: string): number => Date.parse(`${local}:00Z`);
const localOf = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

type Stretch = { readonly start: string; readonly end: string };

/** The end of an event whose start moves to another day or time: it lasts as long as before. */
export const movedEnd = ({ start, end }: Stretch, to: string): string =>
  localOf(msOf(to) + msOf(end) - msOf(start));
