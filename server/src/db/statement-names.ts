import { createHash } from 'node:crypto';

/**
 * A statement with a name is parsed and planned once a connection. The names are capped, because
 * every one of them takes memory in every connection: beyond the cap statements go unnamed.
 */
export function createStatementNames(limit = 500): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= limit) return known;
    const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
    return name;
  };
}
