import { routes } from '@caretrail/contract/access/routes';
import type { CriticalDose } from '@caretrail/contract/circle/critical-doses';
import { escalationLimits } from '@caretrail/contract/circle/escalation';
import {
  escalationLines,
  escalationMailTexts as texts,
  timesOf,
} from '@caretrail/contract/circle/escalation-message';
import {
  formatClocks,
  otherClock,
  placeOfZone,
  type ShownClock,
} from '@caretrail/contract/time/whose-clock';
import { localAt } from '@caretrail/contract/time/zoned';
import { languageOfTag } from '../../languages/current.ts';
import type { Mail } from '../mail/service.ts';
import { type NewNotice, writtenIn } from '../push/service.ts';

export type Told = {
  readonly firstName: string;
  readonly fullName: string;
  /** The patient allowed naming medicines and amounts. */
  readonly isNaming: boolean;
  readonly doses: readonly CriticalDose[];
  /** That of the patient, and of the helper who reads it. */
  readonly clock: ShownClock;
  readonly nowMs: number;
  readonly nextMs: number | null;
  readonly token: string;
  readonly uselessAfter: Date;
};

const clockOf = (local: string): string => local.slice(11, 16);

/** By the times at which they stand in the plan. */
const byTime = (doses: readonly CriticalDose[]) =>
  doses
    .toSorted((one, other) => one.local_date_time.localeCompare(other.local_date_time))
    .map(({ local_date_time, name: medicine, amount }) => ({
      time: clockOf(local_date_time),
      medicine,
      amount,
    }));

/** '08:00, 20:00', '08:00, 20:00 (London time)': each once. */
export const timesOfDoses = (doses: readonly CriticalDose[], clock: ShownClock): string =>
  formatClocks(timesOf(byTime(doses)), Math.min(...doses.map(({ due_ms }) => due_ms)), clock);

/** Said once for all times of an email, where the helper’s own clock shows another one, or is not known. */
function whoseClock(name: string, clock: ShownClock, times: readonly number[]): string[] {
  const differs = times.some((ms) => otherClock(ms, clock) !== null);
  return differs ? [texts.zone({ name, place: placeOfZone(clock.zone) })] : [];
}

/** The token is in the fragment, which is never sent to a server. */
const onItPath = (token: string): string => `${routes.circleLink.pattern}#on-it=${token}`;

/** The subject names neither the patient nor what it is about: a locked screen shows it. */
export function toldMail(publicUrl: string, told: Told): Mail {
  const { firstName: name, clock, nextMs, uselessAfter, doses } = told;
  const next =
    nextMs === null ? texts.last : texts.next({ time: clockOf(localAt(nextMs, clock.zone)) });
  const times = [...doses.map(({ due_ms }) => due_ms), ...(nextMs === null ? [] : [nextMs])];
  return {
    subject: texts.subject,
    uselessAfter,
    paragraphs: [
      ...escalationLines({ ...told, doses: byTime(told.doses) }),
      texts.ask({ name }),
      { link: `${publicUrl}${onItPath(told.token)}`, label: texts.onIt },
      `${texts.onItHint({ minutes: escalationLimits.onItMin })} ${next}`,
      { link: `${publicUrl}${routes.root.pattern}`, label: texts.open },
      ...whoseClock(name, clock, times),
      texts.worried({ name }),
      texts.why({ name }),
    ],
  };
}

/** On the devices of the helper, beside the email. It names the patient only where the patient allowed names. */
export function toldNotice(id: string, told: Told, language: string | null): NewNotice {
  const { firstName: name, isNaming, doses, clock } = told;
  return {
    kind: 'circle',
    key: id,
    text: writtenIn(languageOfTag(language), () => ({
      title: isNaming ? texts.noticeTitle({ name }) : texts.noticeTitleDiscreet,
      body: texts.noticeBody({ time: timesOfDoses(doses, clock) }),
    })),
    isNaming,
    doses: [],
    path: onItPath(told.token),
    reminderKeys: [],
    countDue: 0,
    uselessMs: told.uselessAfter.getTime(),
    mailAfterMin: null,
  };
}
