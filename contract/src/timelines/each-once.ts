/** Names, each once, in the order and the spelling in which it comes first. */
export function eachOnce(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const key = name.trim().toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, name.trim());
  }
  return [...found.values()];
}
