import { withBenchServer } from './bench-server.ts';
import { copies, fill, firstRead, others } from './growth-data.ts';
import { middle, ratioOf } from './load.ts';
import type { Bench } from './promise.ts';

const turns = { short: 25, long: 5 };

/** One after the other, repeatedly; the first run of each is not counted. */
async function inTurns(
  one: () => Promise<number>,
  other: () => Promise<number>,
  count: number,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= count; turn += 1) {
    const [first, second] = [await one(), await other()];
    if (turn === 0) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return times;
}

/** Two servers side by side, alternating: other work on the machine affects both. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 200 }, (small) =>
    withBenchServer({ patients: 2, events: 200 }, async (large) => {
      const [[someone], [another, busy]] = [small.patients, large.patients];
      if (!someone || !another || !busy) throw new Error('The server has no patients.');
      await fill(small, [others(1, 1000)]);
      await fill(large, [others(1, 100_000), copies(busy.patientId, 99)]);
      const [few, many, long] = [
        firstRead(small, someone),
        firstRead(large, another),
        firstRead(large, busy),
      ];
      const [ofFew, ofMany] = await inTurns(few.time, many.time, turns.short);
      const [ofShort, ofLong] = await inTurns(many.time, long.time, turns.long);
      const [size, longSize] = [await many.bytes(), await long.bytes()];
      const perByte = (times: readonly number[], bytes: number) => times.map((ms) => ms / bytes);
      return [
        {
          promise: 'list among 100,000 patients vs. among 1,000',
          value: ratioOf(ofMany, ofFew),
          unit: '×',
          bar: { atMost: 1.1 },
          note: `${middle(ofMany).toFixed(1)} ms against ${middle(ofFew).toFixed(1)} ms`,
        },
        {
          promise: 'list of 20,000 events vs. 200, per byte',
          value: ratioOf(perByte(ofLong, longSize), perByte(ofShort, size)),
          unit: '×',
          bar: { atMost: 1.1 },
          note: `${middle(ofLong).toFixed(0)} ms for ${(longSize / 1e6).toFixed(1)} MB against ${middle(ofShort).toFixed(1)} ms for ${(size / 1e6).toFixed(2)} MB`,
        },
      ];
    }),
  );
