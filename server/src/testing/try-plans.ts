import { checkSequence } from '@caretrail/contract/medications/testing/check-plan';
import { anySequence } from '@caretrail/contract/medications/testing/plan-sequences';
import fc from 'fast-check';
import { parseArgs } from 'node:util';

/** `npm run plans -- --count 200000 --seed 7`: random plans and random changes to them, many more than a test tries. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200000' }, seed: { type: 'string' } },
});
const count = Number(values.count);
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const atOnce = 2000;
const started = performance.now();
console.log(`Trying ${count} sequences of changes, seed ${seed} …`);

for (let done = 0; done < count; done += atOnce) {
  const result = fc.check(fc.property(anySequence, checkSequence), {
    seed: seed + done,
    numRuns: Math.min(atOnce, count - done),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  if (result.failed) {
    console.error(`Failed with seed ${seed + done}: ${JSON.stringify(result.counterexample)}`);
    console.error(result.errorInstance instanceof Error ? result.errorInstance.message : '');
    process.exitCode = 1;
    break;
  }
  if ((done / atOnce) % 10 === 9) console.log(`  … ${done + atOnce} in ${seconds} s`);
}
if (process.exitCode === undefined)
  console.log(
    `${count} sequences, 0 faults, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
