import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { attention, broken, fine, type Finding } from './finding.ts';

const area = 'secret';
const enoughBits = 128;

/** Upper bound of the entropy, from how often each character occurs. */
function bitsOf(secret: string): number {
  const characters = [...secret];
  const counts = new Map<string, number>();
  for (const each of characters) counts.set(each, (counts.get(each) ?? 0) + 1);
  const each = [...counts.values()].map((count) => count / characters.length);
  return -characters.length * each.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

const isOpenToOthers = async (path: string): Promise<boolean> =>
  process.platform !== 'win32' &&
  (await stat(path).then(
    ({ mode }) => (mode & 0o077) !== 0,
    () => false,
  ));

/** What can be said about the secret without the database. `secret` is undefined where none exists yet. */
export async function checkSecret(
  env: Env,
): Promise<{ readonly secret: string | undefined; readonly findings: Finding[] }> {
  const file = join(env.dataFolder, 'secret');
  const secret = env.secret ?? ((await readFile(file, 'utf8').catch(() => '')) || undefined);
  if (secret === undefined)
    return { secret, findings: [attention(area, 'No secret yet. The first start creates one.')] };
  const findings: Finding[] = [];
  if (bitsOf(secret) < enoughBits)
    findings.push(
      attention(
        area,
        'CARETRAIL_SECRET could be guessed. For a new installation use `openssl rand -base64 48`. For this one keep it, or its files are lost.',
      ),
    );
  if (env.secret === undefined && (await isOpenToOthers(file)))
    findings.push(
      broken(area, `Other accounts on this machine can read ${file}. Run: chmod 600 ${file}`),
    );
  if (await isOpenToOthers(env.dataFolder))
    findings.push(
      attention(
        area,
        `Other accounts on this machine can list ${env.dataFolder}. Run: chmod 700 ${env.dataFolder}`,
      ),
    );
  if (findings.length === 0) findings.push(fine(area, 'It is long and random enough.'));
  return { secret, findings };
}
