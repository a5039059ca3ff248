import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../env.ts';
import { errorsIn } from '../start/doctor/configuration.ts';
import { type Finding, lineOf } from '../start/doctor/finding.ts';
import { runChecks } from '../start/doctor/run-checks.ts';
import { StartupProblem } from '../startup-problem.ts';

type Environment = Parameters<typeof readEnv>[0];

/** The environment, or its mistakes: then nothing else can be checked. */
function readOrTell(environment: Environment): Env | Finding[] {
  try {
    return readEnv(environment);
  } catch (error) {
    if (error instanceof StartupProblem) return errorsIn(error.message);
    throw error;
  }
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function conclusion(findings: readonly Finding[]): string {
  const count = (state: Finding['state']): number =>
    findings.filter((finding) => finding.state === state).length;
  const [bad, soft] = [count('broken'), count('attention')];
  if (bad > 0) return `${counted(bad, 'error', 'errors')}.`;
  return soft > 0 ? `No errors, ${counted(soft, 'warning', 'warnings')}.` : 'All checks passed.';
}

/**
 * `caretrail doctor [--json]`: what is wrong with this installation, and what to do. Returns whether nothing is broken.
 */
export async function doctorCommand(
  args: readonly string[],
  say: (line: string) => void,
  environment?: Environment,
): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
  const read = readOrTell(environment);
  const findings = Array.isArray(read) ? read : await runChecks(read);
  const isWell = findings.every(({ state }) => state !== 'broken');
  if (values.json) say(JSON.stringify({ ok: isWell, findings }, null, 2));
  else {
    for (const finding of findings) say(lineOf(finding));
    say(`\n${conclusion(findings)}`);
  }
  return isWell;
}
