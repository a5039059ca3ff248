import { execFileSync } from 'node:child_process';
import { readlinkSync, realpathSync } from 'node:fs';
import { readText } from './read-text.ts';

const unknownIdentity = 'running';

/**
 * Distinguishes a process from a later one with the same number; undefined when it is gone. A zombie counts as gone: it
 * holds nothing, and in a container it may never be reaped.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!existsProcess(pid)) return undefined;
  if (process.platform === 'linux') return identityFromProc(pid);
  if (process.platform === 'win32') return unknownIdentity;
  return identityFromPs(pid);
}

/** Where the platform reveals too little, a live process with that number counts as the same one. */
export function isSameProcess(pid: number, identity: string): boolean {
  const now = identifyProcess(pid);
  if (now === undefined) return false;
  return now === identity || now === unknownIdentity || identity === unknownIdentity;
}

/** PostgreSQL works inside its data folder, so its working directory says whose server it is. */
export function isPostgresOf(pid: number, clusterFolder: string): boolean {
  if (identifyProcess(pid) === undefined) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    const command = ps(pid, 'command=');
    return command.includes('postgres') && command.includes(clusterFolder);
  }
  try {
    const isPostgres = readText(`/proc/${pid}/comm`)?.trim() === 'postgres';
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder);
  } catch {
    return false;
  }
}

function existsProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function identityFromProc(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  // With hidepid the process is there, but its entry is not.
  if (stat === undefined) return existsProcess(pid) ? unknownIdentity : undefined;
  // The name in brackets may hold anything, spaces and brackets too: count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startedAt] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim()}:${startedAt}`;
}

function identityFromPs(pid: number): string | undefined {
  const [state, ...startedAt] = ps(pid, 'stat=,lstart=').split(/\s+/);
  if (state === undefined || state === '') return existsProcess(pid) ? unknownIdentity : undefined;
  return state.startsWith('Z') ? undefined : startedAt.join(' ');
}

function ps(pid: number, columns: string): string {
  try {
    const args = ['-ww', '-o', columns, '-p', String(pid)];
    const env = { LC_ALL: 'C', PATH: '/bin:/usr/bin' };
    return execFileSync('ps', args, { encoding: 'utf8', timeout: 2_000, env }).trim();
  } catch {
    return '';
  }
}
