import { findDates, type FoundDate } from './find-dates.ts';

/** Dates of the person, and days ahead, are no dates of the document. */
const isOther =
  /(geb(oren|\.|urtsdatum)?( am)?|date of birth|d\.?o\.?b\.?|born( on)?|\*|†|next appointment|nächster termin|wiedervorstellung|follow[- ]up|gültig bis|valid until|expires?)[\s:]*$/;

/** Directly before the date: what says that it is the date of the document … */
const isOwn =
  /(^|[\s,;(])((befund|berichts|brief|ausstellungs|druck)?datum|(report |letter |issue )?date( of (report|letter|issue))?|dated|erstellt am|issued( on)?|reported( on)?|den)[\s:]*$/;

/** … or of what it reports on. */
const isOfReported =
  /(^|[\s,;(])(vom|untersuchungsdatum|untersuchung(en)? (vom|am)|untersucht am|entnahme(datum)?( am| vom)?|eingang(sdatum)?|performed( on)?|exam(ination)? date|date of (exam(ination)?|scan|collection|service)|collected( on)?|scan date)[\s:]*$/;

/** 'Musterstadt, 16.11.2026': the head of a letter. */
const isPlaceAndDate = /^\p{L}[\p{L} .-]{1,40},\s*(den\s*)?$/u;

const onlyOne = (dates: readonly FoundDate[]): string | null => {
  const days = new Set(dates.map(({ day }) => day));
  const [day] = days;
  return days.size === 1 && day !== undefined ? day : null;
};

/** The oldest document that anyone keeps. */
const earliest = '1940-01-01';

/**
 * The date of a document by its first lines: what is called its date, else the date of what it reports on, else the only
 * date there is. Two that differ tell nothing.
 */
export function findDocumentDate(lines: readonly string[], today: string): string | null {
  const dates = lines
    .flatMap(findDates)
    .filter(({ day, before }) => day >= earliest && day <= today && !isOther.test(before));
  const own = dates.filter(({ before }) => isOwn.test(before) || isPlaceAndDate.test(before));
  if (own.length > 0) return onlyOne(own);
  const ofReported = dates.filter(({ before }) => isOfReported.test(before));
  return ofReported.length > 0 ? onlyOne(ofReported) : onlyOne(dates);
}
