import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartupProblem } from '../../startup-problem.ts';
import type { Binaries } from './binaries.ts';
import { readText } from './read-text.ts';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly runAs?: Owner;
}

/** Under which account PostgreSQL runs: it refuses to run as root. */
export interface Account {
  readonly name: string;
  /** Who must own the data; undefined: the user of this process. */
  readonly owner?: Owner;
  command(program: string, args: readonly string[]): Command;
  /** Lets the account pass through the data folder where it otherwise could not. */
  admit?(dataDir: string): void;
}

const direct: Account = {
  name: 'direct',
  command: (file, args) => ({ file, args }),
};

/** Inside the namespace the uid is not 0; outside the files stay ours, so 0700 parents are fine. */
export function userNamespace(shown: Owner): Account {
  const flags = ['-U', `--map-user=${shown.uid}`, `--map-group=${shown.gid}`, '--'];
  return {
    name: 'user namespace',
    command: (program, args) => ({ file: 'unshare', args: [...flags, program, ...args] }),
  };
}

/**
 * Another uid that keeps the one capability to pass 0700 parents. access(2) forgets capabilities
 * of a uid other than 0 unless no_setuid_fixup is set, and initdb asks access(2).
 */
export function otherUidWithReach(owner: Owner): Account {
  const flags = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  return {
    name: 'other uid with reach',
    owner,
    command: (program, args) => ({ file: 'setpriv', args: [...flags, program, ...args] }),
  };
}

/** The last resort, without any tool: only where the folders above are open. */
export function otherUid(owner: Owner): Account {
  return {
    name: 'other uid',
    owner,
    command: (file, args) => ({ file, args, runAs: owner }),
    admit: (dataDir) => {
      if (statSync(dataDir).uid === owner.uid) return;
      chownSync(dataDir, 0, owner.gid);
      chmodSync(dataDir, 0o710);
    },
  };
}

interface Situation {
  readonly dataDir: string;
  readonly clusterFolder: string;
  readonly binaries: Binaries;
}

/** The first account that really runs our PostgreSQL and reaches the data folder. */
export function chooseAccount(
  situation: Situation,
  candidates: readonly Account[] = accountsFor(situation.clusterFolder),
): Account {
  if (candidates.includes(direct)) return direct;
  const works = candidates.find((account) => canRun(account, situation));
  if (works !== undefined) return works;
  throw new StartupProblem(
    `PostgreSQL cannot run as this user, and no other account can access ${situation.dataDir}: ` +
      'start Caretrail as an ordinary user, or set DATABASE_URL to your own PostgreSQL.',
  );
}

function accountsFor(clusterFolder: string): readonly Account[] {
  if (process.platform === 'win32') return [direct];
  if (process.getuid?.() !== 0) return hasUserName() ? [direct] : [userNamespace(someUser())];
  const { uid, gid } = statSync(clusterFolder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid !== 0) return [otherUidWithReach({ uid, gid }), otherUid({ uid, gid })];
  const user = someUser();
  return [userNamespace(user), otherUidWithReach(user), otherUid(user)];
}

function canRun(account: Account, { dataDir, binaries }: Situation): boolean {
  account.admit?.(dataDir);
  const script = '"$1" --version && cd "$2"';
  const shell = ['-c', script, 'sh', binaries.initdb, dataDir];
  const { file, args, runAs } = account.command('/bin/sh', shell);
  const options = { timeout: 5_000, env: binaries.environment, cwd: '/', ...runAs };
  return spawnSync(file, args, options).status === 0;
}

/** initdb wants a uid that has a name, and `docker run -u 12345` has none. */
function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function someUser(): Owner {
  const users = (readText('/etc/passwd') ?? '').split('\n').map((line) => {
    const [name, , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const usable = users.filter(({ uid, gid }) => uid > 0 && gid > 0);
  const chosen =
    usable.find(({ name }) => name === 'nobody') ?? usable.find(({ name }) => name === 'daemon');
  const { uid, gid } = chosen ?? usable[0] ?? { uid: 65_534, gid: 65_534 };
  return { uid, gid };
}
