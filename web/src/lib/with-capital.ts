/** 'poor sleep' → 'Poor sleep', where a line begins with it. */
export const withCapital = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
