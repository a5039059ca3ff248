import { join } from 'node:path';
import { readText } from './read-text.ts';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
interface PostmasterFile {
  readonly pid: number;
  readonly isReady: boolean;
  readonly port: number;
  /** Empty where there is none. */
  readonly socketFolder: string;
}

export function postmasterFilePath(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}

export function readPostmasterFile(clusterFolder: string): PostmasterFile | undefined {
  const lines = (readText(postmasterFilePath(clusterFolder)) ?? '').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return {
    pid,
    isReady: lines[7]?.trim() === 'ready',
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() ?? '',
  };
}
