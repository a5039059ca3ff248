/** Keeps a number and its unit or month on one line: '3 × 2 mg', '17 November'. */
export const noBreak = (text: string): string =>
  text.replaceAll(/ × | ×|× |(?<=\d\.?) (?=\p{L})/gu, (found) => found.replaceAll(' ', '\u00a0'));
