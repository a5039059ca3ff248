import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock, stockChange } from '@caretrail/contract/medications/stock';
import { findStrength } from '@caretrail/contract/medications/strength';
import { strengthsToCome } from '@caretrail/contract/medications/strengths-to-come';
import type * as z from 'zod/mini';
import type { Errors } from '../../../lib/form-values.ts';
import { amountOf, wholeOf } from '../../../lib/typed-amount.ts';
import { readDosage } from './read-dosage.ts';
import { stockTexts as texts } from './texts.ts';

/** More came in, it was counted, or when to warn. */
export type StockQuestion = 'add' | 'count' | 'settings';

/** As it is typed. */
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

/** What is asked about, and what is known of it. */
export type StockAsked = {
  readonly what: StockQuestion;
  /** Empty: the schedule names none, so the person does. */
  readonly strength: string;
  readonly stock: Stock | null;
  readonly today: string;
};

/** What is left has expired: what comes in takes its place. */
export const replacesExpired = ({ what, stock, today }: StockAsked): boolean =>
  what === 'add' && stock !== null && stock.expires !== null && stock.expires < today;

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The dose as it was written is only proposed: the field shows it. */
export function startValues(
  asked: StockAsked,
  { dosage }: Pick<Medication, 'dosage'>,
): StockValues {
  const { what, strength, stock } = asked;
  const read = readDosage(dosage);
  // The date of packets that are used up or expired says nothing of the new one.
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

/** Which of the fields are asked. */
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
    // As needed there are no days to count, unless doses are planned for later.
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

/** What is sent: only what was asked, and how it stood on the screen. */
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
    // What nobody touched is not named: so it cannot collide, and a number that follows the plan goes on doing so.
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

/** The schedule says by itself how many of what a dose is. */
export const saysPieces = ({ schedule }: Pick<Medication, 'schedule'>): boolean =>
  (schedule?.phases ?? []).some(({ slots }) => slots.some(({ parts }) => parts.length > 0));

/**
 * The stock of a medicine by its strengths: those of the doses from today on, the next ones first, counted or not; then
 * what else was counted.
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
