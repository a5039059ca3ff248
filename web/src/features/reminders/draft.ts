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

const usualBefore = [7 * 24 * 60, 2 * 24 * 60, 24 * 60, 2 * 60, 30];

/** Those we offer, and what was chosen beside them; the longest first. */
export const beforeChoices = ({ before_event }: Pick<Draft, 'before_event'>): number[] =>
  [...new Set([...usualBefore, ...before_event])].toSorted((a, b) => b - a);

export const kindsBy = ['doses_by', 'stock_by', 'events_by'] as const;
export type KindBy = (typeof kindsBy)[number];

/** One choice for the two channels of a kind. */
export const hows = {
  push: ['push'],
  email: ['email'],
  both: ['push', 'email'],
} as const satisfies Record<string, readonly ReminderChannelName[]>;
export type How = keyof typeof hows;

export function howOf(channels: readonly ReminderChannelName[]): How {
  if (!channels.includes('push')) return 'email';
  return channels.includes('email') ? 'both' : 'push';
}

/** What a kind begins with: with a device the notification, and the email where it does not arrive. */
export const startChannels = ({ push }: Pick<ReminderOverview, 'push'>): ReminderChannelName[] => [
  ...hows[push.devices > 0 ? 'both' : 'email'],
];

export const isAnyBy = (settings: Pick<ReminderSettings, KindBy>, how: How): boolean =>
  kindsBy.some((kind) => settings[kind].length > 0 && howOf(settings[kind]) === how);

/** Every kind that comes by email now, by notification first: for a person who has just added a device. */
export function withNotifications(settings: ReminderSettings): ReminderSettings {
  const by = (channels: readonly ReminderChannelName[]): ReminderChannelName[] =>
    channels.length === 0 ? [] : [...hows.both];
  const isOff = kindsBy.every((kind) => settings[kind].length === 0);
  return {
    ...settings,
    // Without any reminder there is nothing to notify about: doses and events are what most people want.
    doses_by: isOff ? [...hows.both] : by(settings.doses_by),
    events_by: isOff ? [...hows.both] : by(settings.events_by),
    stock_by: by(settings.stock_by),
  };
}
