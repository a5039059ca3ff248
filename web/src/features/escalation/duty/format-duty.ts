import type { DutyOverview, DutyTurnAnswer } from '@caretrail/contract/circle/escalation-schema';
import { formerHelper } from '@caretrail/contract/circle/texts';
import { longDate } from '../../../lib/long-date.ts';
import { dutyFormTexts, dutyTexts as texts } from './texts.ts';

/** 'Kim is on duty until 22 November 2026.' */
export function formatTurn({ name, until_on, is_mine }: DutyTurnAnswer): string {
  if (until_on === null) return is_mine ? texts.youOpen : texts.open({ name });
  const day = longDate(until_on);
  return is_mine ? texts.youUntil({ day }) : texts.until({ name, day });
}

/** A turn behind the one that counts. */
export function formatLater({ name, until_on, is_mine }: DutyTurnAnswer): string {
  if (until_on === null) return is_mine ? texts.youLaterOpen : texts.laterOpen({ name });
  const day = longDate(until_on);
  return is_mine ? texts.youLaterUntil({ day }) : texts.laterUntil({ name, day });
}

export type Offer = DutyOverview['offers'][number];

export function formatOffer({ name, until_on, is_mine, is_from_me, from_name }: Offer): string {
  const day = until_on === null ? null : longDate(until_on);
  const from = from_name ?? formerHelper.name;
  if (is_mine)
    return day === null ? texts.asksYouOpen({ from }) : texts.asksYouUntil({ from, day });
  if (is_from_me)
    return day === null ? texts.youAskedOpen({ name }) : texts.youAskedUntil({ name, day });
  return day === null ? texts.askedOpen({ from, name }) : texts.askedUntil({ from, name, day });
}

/** For a reader who can change nothing here: who is on duty, and what was asked. `isOwn`: of the patient. */
export const formatDuty = (
  { on_duty, offers }: DutyOverview,
  { isOwn }: { readonly isOwn: boolean },
): string[] => [
  on_duty === null ? texts.none : formatTurn(on_duty),
  ...offers.filter(({ is_mine }) => isOwn || is_mine).map(formatOffer),
];

/** A duty that begins after the one that counts, by a yes or at once. */
export type NewDuty = {
  /** Who takes it; null: the reader. */
  readonly name: string | null;
  readonly helperId: string | undefined;
  /** Null: until they end it. */
  readonly until_on: string | null;
};

/** What it does to the duty that counts now: it stops, and whether it comes back. */
export function formatReplaced(
  now: DutyTurnAnswer | null,
  { name, helperId, until_on }: NewDuty,
): string[] {
  if (now === null) return [];
  if (now.helper_id === helperId)
    return name === null ? [] : [dutyFormTexts.already({ name: now.name })];
  const isLonger = until_on !== null && (now.until_on === null || now.until_on > until_on);
  const back = now.is_mine ? dutyFormTexts.backYours : dutyFormTexts.back({ name: now.name });
  return [stopped(now, name), ...(isLonger ? [back] : [])];
}

function stopped(now: DutyTurnAnswer, name: string | null): string {
  if (name === null) return dutyFormTexts.youReplace({ name: now.name });
  return now.is_mine
    ? dutyFormTexts.theyReplace({ name })
    : dutyFormTexts.theyReplaceOf({ name, other: now.name });
}
