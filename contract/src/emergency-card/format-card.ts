import { msFromIso } from '../dates.ts';
import { dayFormat, formatRelative } from '../i18n/format.ts';
import { limits } from '../limits.ts';
import { localAt } from '../time/zoned.ts';
import {
  type CardContact,
  type CardLine,
  cardLines,
  type CardMedicine,
  type EmergencyCard,
} from './schema.ts';
import { cardLabels, cardTexts as texts } from './texts.ts';

/** One row of a line. `phone`: it can be called. */
export type CardRow = { readonly text: string; readonly phone?: string };

/** As it stands on a screen, on paper and in the code. */
export type ShownLine = {
  readonly line: CardLine;
  readonly label: string;
  readonly rows: readonly CardRow[];
  /** What must be seen first. */
  readonly isWarning: boolean;
};

const longDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const contactText = ({ name, relation }: CardContact): string =>
  name !== '' && relation !== '' ? texts.contact({ name, relation }) : name || relation;

const medicineText = ({ name, dose, when, ...medicine }: CardMedicine): string =>
  [
    name,
    dose,
    when,
    medicine.is_on_hold ? texts.onHold : '',
    medicine.never_stop_suddenly ? texts.neverStop : '',
  ]
    .filter(Boolean)
    .join(', ');

const callable = ({ name, phone }: { readonly name: string; readonly phone: string }): CardRow => ({
  text: name,
  phone,
});
const plain = (text: string): CardRow => ({ text });

function rowsOf(card: EmergencyCard, line: CardLine): CardRow[] {
  switch (line) {
    case 'birth_date':
      return card.birth_date === null ? [] : [plain(longDay(card.birth_date))];
    case 'diagnosis':
      return card.diagnosis === null ? [] : [plain(card.diagnosis)];
    case 'steroids':
      return card.steroids === null
        ? []
        : [plain(card.steroids.join(', ')), plain(texts.steroidFact)];
    case 'blood_thinners':
      return card.blood_thinners === null ? [] : [plain(card.blood_thinners.join(', '))];
    case 'seizures':
      return card.seizures === null ? [] : card.seizures.split('\n').filter(Boolean).map(plain);
    case 'allergies': {
      if (card.allergies === null) return [];
      const { is_recorded, names } = card.allergies;
      if (!is_recorded) return [plain(texts.allergiesOpen)];
      return [plain(names.join(', ') || texts.noAllergies)];
    }
    case 'medicines':
      if (card.medicines?.length === 0) return [plain(texts.noMedicines)];
      return (card.medicines ?? []).map((medicine) => plain(medicineText(medicine)));
    case 'contacts':
      return (card.contacts ?? []).map((contact) =>
        callable({ name: contactText(contact), phone: contact.phone }),
      );
    case 'places':
      return (card.places ?? []).map(callable);
  }
}

const warnings: readonly CardLine[] = ['steroids', 'blood_thinners'];

/** The lines of the card in their order; what is not on it is absent. */
export const linesOf = (card: EmergencyCard): ShownLine[] =>
  cardLines
    .map((line) => ({
      line,
      label: cardLabels[line],
      rows: rowsOf(card, line),
      isWarning: warnings.includes(line),
    }))
    .filter(({ rows }) => rows.length > 0);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** '2 hours ago'; null within a minute, or where the clock of the device is behind. */
function agoOf(ageMs: number): string | null {
  if (ageMs < minute) return null;
  if (ageMs < hour) return formatRelative(-Math.floor(ageMs / minute), 'minute');
  if (ageMs < 2 * day) return formatRelative(-Math.floor(ageMs / hour), 'hour');
  return formatRelative(-Math.floor(ageMs / day), 'day');
}

/** 'Made on 19 November 2026 at 21:40, 2 hours ago', on the clock of a zone. Paper grows old without us: it has no age. */
export function formatMade({ made_at }: EmergencyCard, zone: string, nowMs: number | null): string {
  const madeMs = msFromIso(made_at) ?? 0;
  const local = localAt(madeMs, zone);
  const made = { day: longDay(local.slice(0, 10)), time: local.slice(11, 16) };
  const ago = nowMs === null ? null : agoOf(nowMs - madeMs);
  return ago === null ? texts.made(made) : texts.madeAgo({ ...made, ago });
}

/** It may be out of date. */
export const isOldCard = ({ made_at }: EmergencyCard, nowMs: number): boolean =>
  nowMs - (msFromIso(made_at) ?? 0) > limits.emergencyCard.oldDays * day;

/** The rows of a line as one text, for paper and code. */
export const rowsInOne = (rows: readonly CardRow[]): string =>
  rows
    .map(({ text, phone }) => [text, phone].filter(Boolean).join(' '))
    .map((text, at, all) =>
      at === all.length - 1 ? text : `${text}${/[.!?]$/.test(text) ? '' : ';'} `,
    )
    .join('');

const lineText = ({ label, rows }: ShownLine): string => `${label}: ${rowsInOne(rows)}`;

/** As UTF-8. */
const bytesOf = (text: string): number => encodeURI(text).replaceAll(/%[\dA-F]{2}/g, '-').length;

/**
 * What the code on the card says: the card itself as plain text, so that it can be read without a connection. Without the
 * medicines where that is too long; null: too long even so.
 */
export function codeText(card: EmergencyCard, zone: string): string | null {
  const lines = linesOf(card);
  const written = (shown: readonly ShownLine[], more: readonly string[]): string =>
    [
      `${texts.title}: ${card.name}`,
      ...shown.map(lineText),
      ...more,
      formatMade(card, zone, null),
    ].join('\n');
  const short = lines.filter(({ line }) => line !== 'medicines');
  const tries = [written(lines, []), written(short, [texts.moreMedicines])];
  return tries.find((text) => bytesOf(text) <= limits.emergencyCard.codeBytes) ?? null;
}
