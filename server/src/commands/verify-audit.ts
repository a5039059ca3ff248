import { parseArgs } from 'node:util';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { verifyAudit } from '../modules/audit/service.ts';
import { secretOf } from '../start/secret.ts';
import { StartupProblem } from '../startup-problem.ts';
import { formatCount } from './format-count.ts';
import { withStore } from './with-store.ts';

const anchorForm = /^\d+:[0-9a-f]{64}$/;

function readArguments(args: readonly string[]): string[] {
  const { values } = parseArgs({
    args: [...args],
    options: { anchor: { type: 'string', multiple: true } },
  });
  const anchors = values.anchor ?? [];
  if (anchors.every((anchor) => anchorForm.test(anchor))) return anchors;
  throw new StartupProblem(
    'An anchor is a seal as the server printed it. Usage: caretrail verify-audit --anchor 812:<64 hexadecimal digits>',
  );
}

/** `caretrail verify-audit`: computes every seal of the audit log again and names the first that does not match. */
export async function verifyAuditCommand(
  env: Env,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const anchors = readArguments(args);
  const keys = deriveKeys(await secretOf(env));
  const verified = await withStore(env, say, (db) => verifyAudit({ db, keys }, anchors));
  if (!verified.holds)
    throw new StartupProblem(`Audit log verification failed. ${verified.because}`);
  say(
    `Audit log verified: ${formatCount(verified.rows, 'row')} in ${formatCount(verified.seals, 'seal')}, ${verified.waiting} waiting for the next.`,
  );
  if (verified.newest !== null) say(`Newest seal: ${verified.newest}`);
}
