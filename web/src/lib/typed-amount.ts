const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** '1', '1.5', '1,5', '½', '1½' and '1/2'; null for anything else. */
export function amountOf(text: string): number | null {
  const typed = text.trim();
  const [, whole = '', part = ''] = /^(\d*)([½¼¾])$/.exec(typed) ?? [];
  if (part !== '') return Number(whole) + (fractions[part] ?? 0);
  const [, over, under] = /^(\d+)\s*\/\s*(\d+)$/.exec(typed) ?? [];
  if (under !== undefined) return Number(under) === 0 ? null : Number(over) / Number(under);
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** A whole number within bounds; null for anything else. */
export function wholeOf(text: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

/** '1, 8, 15' and '1-5, 8'; null for anything else. */
export function dayNumbersOf(text: string): number[] | null {
  const days = new Set<number>();
  for (const part of text.split(/[,;\s]+(?!-|–)/).filter(Boolean)) {
    const [, from, to = from] = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(part) ?? [];
    if (from === undefined || Number(to) < Number(from)) return null;
    for (let day = Number(from); day <= Number(to); day += 1) days.add(day);
  }
  return days.size === 0 || days.has(0) ? null : [...days].toSorted((a, b) => a - b);
}
