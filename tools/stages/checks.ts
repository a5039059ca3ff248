import { countsOfCheck } from './counts.ts';
import { binOf, type Outcome, runNode } from './run-command.ts';
import type { Stage } from './stage.ts';

/** The root's has the server, bench, faults and tools in it. */
const PROJECTS = ['.', 'contract', 'web', 'e2e'];

export const types = check('types', async () => {
  const failed: string[] = [];
  for (const project of PROJECTS) {
    const { code, output } = await runNode([binOf('typescript', 'tsc'), '-p', project]);
    if (code !== 0) failed.push(output);
  }
  const summary = `${PROJECTS.length} projects: ${PROJECTS.join(', ')}`;
  return { code: failed.length, output: [...failed, summary].join('\n') };
});

export const lint = check('lint', () => runNode([binOf('oxlint')]));

export const format = check('format', () => runNode([binOf('oxfmt'), '--check', '.']));

export const direction = check('direction', () => runNode(['tools/check-direction.ts']));

export const lockFile = check('lock file', () => runNode(['tools/complete-lock.ts', '--check']));

export const unused = check('unused', () =>
  runNode([binOf('knip'), '--no-progress', '--no-config-hints']),
);

export const specCoverage = check('spec coverage', () => runNode(['tools/spec-coverage.ts']));

function check(name: string, run: () => Promise<Outcome>): Stage {
  return {
    name,
    group: 'checks',
    async run() {
      const { code, output } = await run();
      const lastLine = output.trim().split('\n').at(-1) ?? '';
      return {
        counts: countsOfCheck(code),
        // All of it only when it is of use; a check that passed has one line to say.
        output: code === 0 ? lastLine : output,
      };
    },
  };
}
