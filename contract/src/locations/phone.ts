const extension = /(?:\bextension\b|\bext\b\.?|\bx)\s*(\d+)/i;
/** Signs that may stand inside one number as it is written. */
const run = /[+(]?\d[\d\s().\-/*#]*/g;
const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** '030 / 123' is one number, '030 123456 / 030 123457' is two. */
const firstOfTwo = (text: string): string => {
  const [left = ''] = text.split('/');
  return digitsIn(left) >= 6 ? left : text;
};

const emails = /\S+@\S+/g;
/** A shorter one is the number of a room or a ward. */
const leastDigits = 3;

/** What a phone dials for the contact of an event, which may be an email address or a name too. */
export const contactHref = (written: string): string | null => {
  const href = phoneHref(written.replaceAll(emails, ' '));
  return href !== null && digitsIn(href) >= leastDigits ? href : null;
};

/**
 * What a phone dials for a number as printed on a letter; null where there is nothing to dial. Of
 * several numbers it is the first of the longest: 'Ward 7: 01632 960003' is not dialled with the 7.
 * The '(0)' of '+49 (0)30' is not dialled from abroad.
 */
export function phoneHref(written: string): string | null {
  const inside = extension.exec(written);
  const main = inside === null ? written : written.slice(0, inside.index);
  const [longest] = (main.match(run) ?? [])
    .map(firstOfTwo)
    .toSorted((one, other) => digitsIn(other) - digitsIn(one));
  if (longest === undefined) return null;
  const number = /^(\+|00)/.test(longest) ? longest.replace('(0)', '') : longest;
  const dialled = number.replaceAll(/[^\d*#+]/g, '');
  return `tel:${dialled}${inside === null ? '' : `;ext=${inside[1]}`}`;
}
