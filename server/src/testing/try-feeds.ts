import { tryFeeds } from '@caretrail/contract/calendar/testing/check-feeds';
import { parseArgs } from 'node:util';

/** `npm run feeds -- --count 10000 --seed 7`: random calendar feeds, read by another implementation of RFC 5545. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '10000' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
const atOnce = 500;
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

say(`Seed ${seed}, ${count} feeds.`);
for (let done = 0; done < count; done += atOnce) {
  const { fault } = tryFeeds(Math.min(atOnce, count - done), seed + done);
  if (fault !== null) {
    say(`A difference after ${done} feeds: ${fault}`);
    process.exit(1);
  }
  if ((done / atOnce) % 5 === 4) say(`  … ${done + atOnce} in ${seconds()} s`);
}
say(`${count} feeds, 0 differences, in ${seconds()} s.`);
