import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';
import type { Owner } from './account.ts';
import { port } from './settings.ts';

/** sockaddr_un holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const longestPath = 99;

interface SocketFolder {
  readonly path: string;
  remove(): void;
}

/** A process that can enter this folder needs no password: it is ours alone. */
export function makeSocketFolder(dataDir: string, owner: Owner | undefined): SocketFolder {
  const path = placeFor(dataDir);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found !== undefined) {
    if (!found.isDirectory() || ![process.getuid?.(), owner?.uid].includes(found.uid)) {
      throw new StartupProblem(`${path} is in the way of the database's socket. Remove it.`);
    }
    // The socket of a killed server would be taken for a live one if its number is in use again.
    rmSync(path, { recursive: true });
  }
  // Not recursive: fails when another process made it in between, so it is certainly ours.
  mkdirSync(path, { mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function placeFor(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const places = [join(dataDir, 'pg-socket')];
  for (const folder of [tmpdir(), '/tmp']) places.push(join(folder, `caretrail-${name}`));
  const place = places.find(isShort);
  if (place !== undefined) return place;
  throw new StartupProblem(
    `The path ${dataDir} is too long for the database: set CARETRAIL_DATA to a shorter one.`,
  );
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath;
}
