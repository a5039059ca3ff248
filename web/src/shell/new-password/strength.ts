import { limits } from '@caretrail/contract/limits';

/** A hint while typing. The server knows the common passwords and decides. */
export type Strength =
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'empty' | 'repetitive' | 'sequence' | 'enough' | 'strong' };

/** Fewer different characters than this count as a pattern, whatever the length. */
const fewestDifferent = 5;
const strongLength = 18;
/** This many consecutive characters in a row make a keyboard pattern. */
const longestRun = 5;

const keyRows = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/** `abab…`, `passwordpassword`: a repeated part of at most half the length. */
const isRepeated = (text: string): boolean => /^(.+?)\1+$/su.test(text);

function isRun(piece: string): boolean {
  const codes = [...piece].map((letter) => letter.codePointAt(0) ?? 0);
  const follows = (step: number): boolean =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
  return follows(0) || follows(1) || follows(-1) || keyRows.some((row) => row.includes(piece));
}

/** The rest without runs like `abcde`, `54321`, `qwert`, `aaaaa`. */
function lengthWithoutRuns(characters: readonly string[]): number {
  const inRun = new Set<number>();
  for (let start = 0; start + longestRun <= characters.length; start += 1) {
    if (!isRun(characters.slice(start, start + longestRun).join(''))) continue;
    for (let index = start; index < start + longestRun; index += 1) inRun.add(index);
  }
  return characters.length - inRun.size;
}

export function strengthOf(password: string): Strength {
  // Counts like the server: é is one character in any Unicode form.
  const characters = [...password.normalize('NFC')];
  const { passwordMin } = limits.auth;
  if (characters.length === 0) return { kind: 'empty' };
  if (characters.length < passwordMin) {
    return { kind: 'short', missing: passwordMin - characters.length };
  }
  const plain = characters.map((letter) => letter.toLowerCase());
  if (new Set(plain).size < fewestDifferent || isRepeated(plain.join(''))) {
    return { kind: 'repetitive' };
  }
  if (lengthWithoutRuns(plain) < passwordMin / 2) return { kind: 'sequence' };
  return { kind: characters.length >= strongLength ? 'strong' : 'enough' };
}
