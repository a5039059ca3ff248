import { createHash } from 'node:crypto';

/**
 * A named statement is parsed and planned once a connection. The number of names is capped, because each takes memory
 * in every connection: beyond the cap statements are unnamed.
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
