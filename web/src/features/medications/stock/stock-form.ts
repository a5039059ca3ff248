import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock, stockChange } from '@caretrail/contract/medications/stock';
import { findStrength } from '@caretrail/contract/medications/strength';
import { strengthsToCome } from '@caretrail/contract/medications/strengths-to-come';
import type * as z from 'zod/mini';
import type { Errors } from '../../../lib/form-values.ts';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { stockTexts as texts } from './texts.ts';

type Pieces = { readonly count: string; readonly piece: string };

const writtenNumbers: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  half: '½',
  ein: '1',
  eine: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  halbe: '½',
};

/** Countable pieces, in the languages of the app; a strength such as 500 mg is not one. */
const germanPieceNames =
  /^((film|retard|schmelz|brause)?tabletten?|(hart|weich)?kapseln?|pillen?|tropfen|hübe|hub|sprühstöße|sprühstoß|beutel|pflaster|ampullen?|zäpfchen|(mess)?löffel)(?!\p{L})/iu;
const pieceNames =
  /^(tablets?|capsules?|pills?|drops?|puffs?|sprays?|sachets?|patch(es)?|ampoules?|vials?|suppositor(y|ies)|spoonfuls?|ml)\b/i;

/** '2 tablets' → 2 tablets, '1 × 500 mg' → 1 of 500 mg; null if unclear. Only used as a suggestion. */
export function readDosage(dosage: string): Pieces | null {
  const [, typed = '', times = '', what = ''] =
    /^\s*([\d.,/½¼¾]+|a|an|one|two|three|four|half|(?:eine\s+)?halbe|eine?|zwei|drei|vier)\s*(×|x(?=\s*\d))?\s*(?:an?\s+)?(.+?)\s*$/i.exec(
      dosage,
    ) ?? [];
  const count = writtenNumbers[typed.toLowerCase().replace(/^eine\s+(?=halbe)/, '')] ?? typed;
  if ((amountOf(count) ?? 0) <= 0) return null;
  if (times !== '') return /^\d/.test(what) ? { count, piece: what } : null;
  // German nouns keep their capital.
  const german = germanPieceNames.exec(what);
  if (german !== null) return { count, piece: german[0] };
  const found = pieceNames.exec(what);
  return found === null ? null : { count, piece: found[0].toLowerCase() };
}

/** New stock, a count, or the warning settings. */
export type StockQuestion = 'add' | 'count' | 'settings';

/** The form as typed. */
export type StockValues = {
  readonly strength: string;
  readonly number: string;
  readonly perDose: string;
  readonly repeats: string;
  /** 'YYYY-MM-DD', or empty. */
  readonly expires: string;
  readonly lowAt: string;
  readonly lowAtCount: string;
  readonly lead: string;
  readonly isRepeat: boolean;
  readonly isStopped: boolean;
};

/** The question, and the stock it is about. */
export type StockAsked = {
  readonly what: StockQuestion;
  /** Empty if the schedule names none: then the user enters it. */
  readonly strength: string;
  readonly stock: Stock | null;
  readonly today: string;
};

/** The remaining stock has expired, so new stock replaces it. */
export const replacesExpired = ({ what, stock, today }: StockAsked): boolean =>
  what === 'add' && stock !== null && stock.expires !== null && stock.expires < today;

const textOf = (value: number | null | undefined): string =>
  value == null ? '' : formatExact(value);

/** Values parsed from the dosage text are only suggestions, visible in the fields. */
export function startValues(
  asked: StockAsked,
  { dosage }: Pick<Medication, 'dosage'>,
): StockValues {
  const { what, strength, stock } = asked;
  const read = readDosage(dosage);
  // The date of used up or expired packets does not apply to a new one.
  const isNewPacket = what === 'add' && ((stock?.on_hand ?? 0) <= 0 || replacesExpired(asked));
  return {
    strength: strength === '' ? (read?.piece ?? '') : strength,
    number: '',
    perDose: stock === null ? (read?.count ?? '') : textOf(stock.per_dose),
    repeats: textOf(stock?.repeats_left),
    expires: isNewPacket ? '' : (stock?.expires ?? ''),
    lowAt: textOf(stock?.low_at_days),
    lowAtCount: textOf(stock?.warns_at_count),
    lead: textOf(stock?.renew_lead_days),
    isRepeat: false,
    isStopped: false,
  };
}

/** Which fields the dialog shows. */
export function asks(
  { what, strength, stock }: StockAsked,
  medicine: Pick<Medication, 'schedule'>,
): Record<keyof StockValues, boolean> {
  const isFirst = what !== 'settings' && stock === null;
  const isSettings = what === 'settings';
  return {
    strength: strength === '',
    number: !isSettings,
    perDose: !saysPieces(medicine) && (isFirst || isSettings),
    repeats: isFirst || isSettings,
    expires: true,
    // As-needed stock has no end date, unless doses are planned for later.
    lowAt: isSettings && (stock?.use !== 'as_needed' || stock.runs_out_on !== null),
    lowAtCount: isSettings && stock?.use === 'as_needed',
    lead: isSettings,
    isRepeat: what === 'add' && (stock?.repeats_left ?? 0) > 0,
    isStopped: isSettings,
  };
}

type Asks = ReturnType<typeof asks>;

export function stockErrors(values: StockValues, asked: Asks): Errors {
  const isEmptyOr = (text: string, number: number | null): boolean =>
    text.trim() === '' || number !== null;
  const wrong: Partial<Record<keyof StockValues, string>> = {
    ...(values.strength.trim() === '' && { strength: texts.missingPiece }),
    ...(amountOf(values.number) === null && { number: texts.missing }),
    ...(!isEmptyOr(values.perDose, amountOf(values.perDose) || null) && {
      perDose: texts.missingPerDose,
    }),
    ...(!isEmptyOr(values.repeats, wholeOf(values.repeats, 0, 99)) && {
      repeats: texts.missingRepeats,
    }),
    ...(wholeOf(values.lowAt, 0, 365) === null && { lowAt: texts.missingDays }),
    ...(!isEmptyOr(values.lowAtCount, amountOf(values.lowAtCount)) && {
      lowAtCount: texts.missingLowAtCount,
    }),
    ...(wholeOf(values.lead, 0, 365) === null && { lead: texts.missingDays }),
  };
  return Object.fromEntries(
    Object.entries(wrong).filter(([name]) => asked[name as keyof StockValues]),
  );
}

export type StockChangeBody = z.input<typeof stockChange>;

/** The request: only the fields that were asked, and the stock as it was shown. */
export function changeOf(values: StockValues, asked: Asks, question: StockAsked): StockChangeBody {
  const { what, stock } = question;
  const isAdded = what === 'add' && !replacesExpired(question);
  const strength = values.strength.trim();
  if (values.isStopped) return { strength, stop: true };
  const number = amountOf(values.number) ?? 0;
  return {
    strength,
    ...(asked.number && (isAdded ? number > 0 && { add: number } : { count: number })),
    ...(asked.isRepeat && { used_repeat: values.isRepeat }),
    ...(asked.perDose && { per_dose: amountOf(values.perDose) }),
    ...(asked.repeats && { repeats_left: wholeOf(values.repeats, 0, 99) }),
    // Unchanged fields are not sent: they cannot conflict, and a number that follows the plan keeps doing so.
    ...(values.expires !== (stock?.expires ?? '') && { expires: values.expires || null }),
    ...(asked.lowAt && { low_at_days: Number(values.lowAt) }),
    ...(asked.lowAtCount &&
      values.lowAtCount !== textOf(stock?.warns_at_count) && {
        low_at_count: amountOf(values.lowAtCount),
      }),
    ...(asked.lead && { renew_lead_days: Number(values.lead) }),
    seen: stock,
  };
}

type StockRow = { readonly strength: string; readonly stock: Stock | null };

/** The schedule itself says how many pieces a dose has. */
export const saysPieces = ({ schedule }: Pick<Medication, 'schedule'>): boolean =>
  (schedule?.phases ?? []).some(({ slots }) => slots.some(({ parts }) => parts.length > 0));

/**
 * The stock of a medicine by strength: first the strengths of doses from today on, soonest first, whether counted or
 * not; then other counted strengths.
 */
export function stockRows(medicine: Medication, today: string): StockRow[] {
  const { stock } = medicine;
  const planned = strengthsToCome(planOfMedication(medicine).versions, today).map(
    (strength): StockRow => {
      const found = findStrength(stock, strength) ?? null;
      return { strength: found?.strength ?? strength, stock: found };
    },
  );
  const others = stock.filter((each) => planned.every((row) => row.stock !== each));
  return [...planned, ...others.map((each) => ({ strength: each.strength, stock: each }))];
}
