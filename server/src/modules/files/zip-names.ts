import { cleanName, endingOf } from './file-name.ts';

/** Characters that some system does not allow in a file name. */
const forbidden = /[<>:"|?*/\\]/g;
/** Device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function safe(name: string): string {
  const plain = cleanName(name.replaceAll(forbidden, '_'));
  return reserved.test(plain) || plain.startsWith('.') ? `_${plain}` : plain;
}

/** Some systems treat upper and lower case, and two spellings of one letter, as the same. */
const sameness = (name: string): string => name.normalize('NFC').toLowerCase();

/** Names that every system can unpack side by side: each once, the second of a kind as 'Letter (2).pdf'. */
export function zipNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  // The next number of each name: thousands of the same name are not counted from 2 again.
  const tried = new Map<string, number>();
  return names.map((name) => {
    const wanted = safe(name);
    const ending = endingOf(wanted);
    const stem = wanted.slice(0, wanted.length - ending.length);
    let free = wanted;
    let count = tried.get(sameness(wanted)) ?? 2;
    for (; taken.has(sameness(free)); count += 1) free = `${stem} (${count})${ending}`;
    tried.set(sameness(wanted), count);
    taken.add(sameness(free));
    return free;
  });
}
