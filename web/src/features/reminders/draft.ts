import type { ReminderOverview, ReminderSettings } from '@caretrail/contract/reminders/schema';
import { reminderTexts as texts } from './texts.ts';

/** The settings in the form, which may have only one of the two quiet hours for a while. */
export type Draft = Omit<ReminderSettings, 'quiet'> & {
  readonly quietFrom: string;
  readonly quietUntil: string;
};

export type ChoicesProps = {
  readonly overview: ReminderOverview;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
};

export const draftOf = ({ quiet, ...settings }: ReminderSettings): Draft => ({
  ...settings,
  quietFrom: quiet?.from ?? '',
  quietUntil: quiet?.until ?? '',
});

/** Null: quiet hours need both times. */
export function settingsOf({ quietFrom, quietUntil, ...draft }: Draft): ReminderSettings | null {
  if ((quietFrom === '') !== (quietUntil === '')) return null;
  return { ...draft, quiet: quietFrom === '' ? null : { from: quietFrom, until: quietUntil } };
}

/** The error of the quiet hours: ours, or the server's. */
export const quietError = (
  draft: Draft,
  fields: Readonly<Record<string, string>>,
): string | undefined =>
  settingsOf(draft) === null ? texts.quietHalf : (fields['quiet.until'] ?? fields['quiet.from']);

/** Adds an item to a list or removes it. */
export const toggled = <V>(list: readonly V[], value: V, isIn: boolean): V[] => [
  ...list.filter((each) => each !== value),
  ...(isIn ? [value] : []),
];

const usualBefore = [7 * 24 * 60, 2 * 24 * 60, 24 * 60, 2 * 60, 60, 30];

/** Those we offer, and what was chosen beside them; the longest first. */
export const beforeChoices = ({ before_event }: Pick<Draft, 'before_event'>): number[] =>
  [...new Set([...usualBefore, ...before_event])].toSorted((a, b) => b - a);
