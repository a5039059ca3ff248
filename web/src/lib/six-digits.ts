/** `123456`, `123 456`, `123-456`: half and half, as mails and apps write them. */
const code = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/g;

/** The one six-digit code in a pasted text; null when there is none, or more than one. */
export function sixDigitsIn(text: string): string | null {
  const [found, ...others] = text.matchAll(code);
  return found === undefined || others.length > 0 ? null : found.slice(1).join('');
}
