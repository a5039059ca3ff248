/** One rule of the specification, broken on purpose. */
export type Mutant = {
  readonly section: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Exact source text that occurs once in the file … */
  readonly from: string;
  /** … and its replacement. */
  readonly to: string;
  /** Why no test without a browser can see it. Counted as a survivor. */
  readonly survives?: string;
};

/** The faults of the list itself: a mutant that breaks nothing proves nothing. */
export function mutantFaults(
  mutants: readonly Mutant[],
  readFile: (path: string) => string | null,
): string[] {
  const seen = new Set<string>();
  return mutants.flatMap((mutant) => {
    const { section, file, from, to } = mutant;
    const name = `§${section} ${file}: “${from}”`;
    const key = JSON.stringify([file, from, to]);
    const isAgain = seen.has(key);
    seen.add(key);
    const source = readFile(file);
    const times = source?.split(from).length ?? 0;
    return [
      ...(isAgain ? [`${name} is there twice.`] : []),
      ...(source === null ? [`${name} is of a file that is not there.`] : []),
      ...(times === 1 ? [`${name} no longer stands in its file.`] : []),
      ...(times > 2 ? [`${name} stands in its file ${times - 1} times.`] : []),
      ...(from === to ? [`${name} changes nothing.`] : []),
    ];
  });
}

/** A sample of this size, a different one each day, covering all of them in time. */
export function sampleOf<Item>(items: readonly Item[], count: number, now: Date): Item[] {
  const day = Math.floor(now.getTime() / 86_400_000);
  const first = (day * count) % Math.max(1, items.length);
  return [...items, ...items].slice(first, first + Math.min(count, items.length));
}
