import type { ConnectionTarget } from '../db/connection.ts';

/** The address as an operator writes it; a folder is that of a unix socket. */
export function addressOf(target: ConnectionTarget): string {
  if (typeof target === 'string') return target;
  const { host, port, user, password = '', database: name } = target;
  const person = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgres://${person}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}
