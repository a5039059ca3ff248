import { tryMonthly } from '@caretrail/contract/medications/testing/check-monthly';
import { tryRecurrences } from '@caretrail/contract/time/testing/check-recurrences';
import { parseArgs } from 'node:util';

/**
 * `npm run recurrences -- --count 10000 --seed 7`: random rules of repeating events, and of medicines taken by months,
 * against another implementation of RFC 5545.
 */
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

say(`Seed ${seed}, ${count} rules.`);
for (let done = 0; done < count; done += atOnce) {
  const some = Math.min(atOnce, count - done);
  const fault = tryRecurrences(some, seed + done).fault ?? tryMonthly(some, seed + done).fault;
  if (fault !== null) {
    say(`A difference after ${done} rules: ${fault}`);
    process.exit(1);
  }
  if ((done / atOnce) % 5 === 4) say(`  … ${done + atOnce} in ${seconds()} s`);
}
say(`${count} rules, 0 differences, in ${seconds()} s.`);
