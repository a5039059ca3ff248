/** 'poor sleep' → 'Poor sleep'. */
export const withCapital = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
