import { countsOfCheck } from './counts.ts';
import { binOf, type Outcome, runNode } from './run-command.ts';
import type { Group, Stage } from './stage.ts';

/** Both at once: lint reads the types of every file anyway, and the compiler alone would read them a second time. */
export const typesAndLint = check('types and lint', () =>
  runNode([binOf('oxlint'), '--type-check']),
);

export const format = check('format', () => runNode([binOf('oxfmt'), '--check', '.']));

export const direction = check('direction', () => runNode(['tools/check-direction.ts']));

export const lockFile = check('lock file', () => runNode(['tools/complete-lock.ts', '--check']));

export const unused = check('unused', () =>
  runNode([binOf('knip'), '--no-progress', '--no-config-hints']),
);

/** The hazard log, and the paths that pages name. */
export const docs = check('docs', () => runNode(['tools/check-docs.ts']));

/** Every text in the catalogue, in every language, in the words of the glossary. */
export const words = check('words', () => runNode(['tools/check-words.ts']));

export const specCoverage = check('spec coverage', () => runNode(['tools/spec-coverage.ts']));

/** A few of them, others each day; `npm run mutants` tries them all. */
export const mutants = check(
  'mutants',
  () => runNode(['tools/mutants/run.ts', '--sample', '15']),
  'unit',
);

function check(name: string, run: () => Promise<Outcome>, group: Group = 'checks'): Stage {
  return {
    name,
    group,
    async run() {
      const { code, output } = await run();
      const lastLine = output.trim().split('\n').at(-1) ?? '';
      return {
        counts: countsOfCheck(code),
        // The whole output only on failure; a check that passed has one line to report.
        output: code === 0 ? lastLine : output,
      };
    },
  };
}
