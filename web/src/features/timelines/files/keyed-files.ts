export type KeyedFiles = { readonly print: string; readonly idempotencyKey: string };

const printOf = (files: readonly File[]): string =>
  JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));

/** The same files chosen again after a lost answer have the same key, so that they are not added twice. */
export function keyedFiles(files: readonly File[], before: KeyedFiles | null): KeyedFiles {
  const print = printOf(files);
  return before?.print === print ? before : { print, idempotencyKey: crypto.randomUUID() };
}
