import { trySequences } from '@caretrail/contract/medications/testing/check-plan';
import { parseArgs } from 'node:util';

/** `npm run plans -- --count 200000 --seed 7`: random plans and random changes to them, many more than a test tries. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '200000' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
const atOnce = 2000;
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

say(`Seed ${seed}, ${count} sequences of changes.`);
for (let done = 0; done < count; done += atOnce) {
  const { fault } = trySequences(Math.min(atOnce, count - done), seed + done);
  if (fault !== null) {
    say(`A fault after ${done} sequences: ${fault}`);
    process.exit(1);
  }
  if ((done / atOnce) % 5 === 4) say(`  … ${done + atOnce} in ${seconds()} s`);
}
say(`${count} sequences, 0 faults, in ${seconds()} s.`);
