/** Reports progress, but not for quick work. */
export type Progress = { begin(what: string, total: number): void; step(count?: number): void };

const patienceMs = 2_000;

/** `write` gets a line now and then, from the third second on. */
export function progressTo(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): Progress {
  const startedAt = now();
  let [told, what, total, done] = [startedAt, '', 0, 0];
  const number = (value: number) => value.toLocaleString('en-GB');
  return {
    begin: (next, of) => {
      [what, total, done] = [next, of, 0];
    },
    step: (count = 1) => {
      done += count;
      if (now() - told < patienceMs) return;
      told = now();
      write(`  ${what}: ${number(done)} of ${number(total)}`);
    },
  };
}
