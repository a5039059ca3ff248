import type {
  ReminderChannelName,
  ReminderOverview,
  ReminderSettings,
} from '@caretrail/contract/reminders/schema';
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

export const kindsBy = ['doses_by', 'stock_by', 'events_by'] as const;
export type KindBy = (typeof kindsBy)[number];

/** By which way the reminders of a kind come. An email takes the place of a notification that does not arrive. */
export type How = ReminderChannelName;

export const howOf = (channels: readonly ReminderChannelName[]): How =>
  channels.includes('push') ? 'push' : 'email';

/** What a kind begins with. */
export const startChannels = ({ push }: Pick<ReminderOverview, 'push'>): ReminderChannelName[] => [
  push.devices > 0 ? 'push' : 'email',
];

export const isAnyByPush = (settings: Pick<ReminderSettings, KindBy>): boolean =>
  kindsBy.some((kind) => settings[kind].includes('push'));

/** Every reminder that comes by email now, as a notification: for a person who has just added a device. */
export function withNotifications(settings: ReminderSettings): ReminderSettings {
  const by = (channels: readonly ReminderChannelName[]): ReminderChannelName[] =>
    channels.length === 0 ? [] : ['push'];
  // Without any reminder there is nothing to notify about: doses and events are what most people want.
  const isOff = kindsBy.every((kind) => settings[kind].length === 0);
  return {
    ...settings,
    doses_by: isOff ? ['push'] : by(settings.doses_by),
    events_by: isOff ? ['push'] : by(settings.events_by),
    stock_by: by(settings.stock_by),
  };
}
