import type { ClientConfig } from 'pg';

/** Plain data, so that it can be passed to another process. */
export interface Connection {
  /** A host, or the folder of a unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

/** Our own PostgreSQL, or the address of another one. */
export type ConnectionTarget = Connection | string;

export function toClientConfig(target: ConnectionTarget): ClientConfig {
  if (typeof target === 'string') return { connectionString: target };
  // Explicit, because pg would otherwise read PGSSLMODE.
  return { ...target, ssl: false };
}

export function withDatabase<Target extends ConnectionTarget>(
  target: Target,
  database: string,
): Target;
export function withDatabase(target: ConnectionTarget, database: string): ConnectionTarget {
  if (typeof target !== 'string') return { ...target, database };
  const url = new URL(target);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}
