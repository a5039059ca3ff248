import pg from 'pg';

/** The database was away or too busy, so the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isServerAway(error) || lostMessages.has(error.message) || busyCodes.has(codeOf(error));
}

/** Nothing more fits on its disk: the statement was undone, and what is there can still be read. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '53100';

/** For an error while connecting: nothing was sent yet, so trying again is safe. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return awayCodes.has(codeOf(error)) || error.message === lostConnection;
}

/** After any other error the connection stays usable. */
export function isConnectionBroken(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === 'FATAL' || error.severity === 'PANIC' || isStalePlan(error);
}

/**
 * PostgreSQL quotes rows and values in its errors, and errors get logged. What identifies the fault (code, constraint,
 * table, column) stays.
 */
export function withoutValues(error: unknown): Error {
  if (!(error instanceof pg.DatabaseError)) {
    return error instanceof Error ? error : new Error(String(error));
  }
  error.detail = undefined;
  error.hint = undefined;
  error.where = undefined;
  error.internalQuery = undefined;
  if (error.code?.startsWith('22') === true) error.message = error.message.replace(/"[^]*"/, '"…"');
  return error;
}

/** A migration changed what a prepared statement returns: a new connection prepares it again. */
function isStalePlan(error: pg.DatabaseError): boolean {
  return error.code === '0A000' && error.message.includes('cached plan');
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01', // told to shut down
  '57P02', // crashed
  '57P03', // starting
]);

const busyCodes = new Set([
  '53300', // too many connections
  '40P01', // two who waited for each other: this one was undone
  '57014', // it took too long, mostly because it waited for a lock: undone
  '40001', // another one came first: this one was undone
]);

const lostConnection = 'Connection terminated unexpectedly';

/** Messages of pg that have no code. */
const lostMessages = new Set([
  lostConnection,
  'Client has encountered a connection error and is not queryable',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);
