import { openDatabase } from '../db/client.ts';
import type { ConnectionTarget } from '../db/connection.ts';

/** Far more than a statement needs: on a busy machine, one with megabytes took longer than the limit of a server. */
const statementTimeoutMs = 300_000;

/** A test's own connections: quiet, and patient with a busy machine. */
export const openTestDatabase = (target: ConnectionTarget, poolSize: number) =>
  openDatabase(target, { say: () => {}, poolSize, statementTimeoutMs });
