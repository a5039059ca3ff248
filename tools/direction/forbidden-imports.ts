import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { moduleCircles } from './module-circles.ts';

const FOLDERS = ['contract', 'server', 'web', 'e2e', 'bench', 'faults', 'tools'];

const CIRCLE_RULE = 'server-modules-in-no-circle';
const CIRCLE_COMMENT =
  'Modules of the server do not import each other, not through others either: what two need is a third.';

export type Violation = { rule: string; from: string; to: string; text: string };

export async function forbiddenImports(
  folder: string,
): Promise<{ modules: number; violations: Violation[] }> {
  const options = await extractOptions(join(import.meta.dirname, '../dependency-rules.cjs'));
  const comments = new Map(options.ruleSet?.forbidden?.map((rule) => [rule.name, rule.comment]));
  const present = FOLDERS.filter((each) => existsSync(join(folder, each)));
  const { output } = await cruise(present, { ...options, baseDir: folder });
  const { modules, summary } = output as ICruiseResult;
  return {
    // Packages and Node's own modules are in the list too, as leaves.
    modules: modules.filter(({ source }) => present.includes(source.split('/')[0] ?? '')).length,
    violations: [
      ...summary.violations.map(({ from, to, rule, cycle }) => {
        const way = cycle ? [from, ...cycle.map((each) => each.name)] : [from, to];
        const text = `${way.join(' → ')}\n    ${rule.name}: ${comments.get(rule.name)}`;
        return { rule: rule.name, from, to, text };
      }),
      ...moduleCircles(modules).map((circle) => {
        const { from = '', to = '' } = circle[0] ?? {};
        const way = circle.map((step) => `${step.from} → ${step.to}`).join(', ');
        return {
          rule: CIRCLE_RULE,
          from,
          to,
          text: `${way}\n    ${CIRCLE_RULE}: ${CIRCLE_COMMENT}`,
        };
      }),
    ],
  };
}
