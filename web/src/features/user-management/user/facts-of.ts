import { usDate } from '@caretrail/contract/dates';
import { fileSize } from '@caretrail/contract/files/file-size';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import type { UserDetail } from '@caretrail/contract/users/schema';
import { formatDay, formatMoment } from '../../../lib/format-moment.ts';
import { longDate } from '../../../lib/long-date.ts';
import { userTexts as texts } from './texts.ts';

type Fact = { readonly name: string; readonly value: string };
export type Reader = { readonly nowMs: number; readonly zone: string };

/** 'The link works until tomorrow at 14:05.' */
function formatInvitation(until: string, { nowMs, zone }: Reader): string {
  const [day = '', time = ''] = localAt(Date.parse(until), zone).split('T');
  const today = dateAt(nowMs, zone);
  const { invitationUntil: said } = texts;
  if (day === today) return said.today({ time });
  if (day === addDays(today, 1)) return said.tomorrow({ time });
  return said.other({ day: longDate(day), time });
}

/** Who it is. */
export function accountFacts(user: UserDetail, reader: Reader): Fact[] {
  const { nowMs, zone } = reader;
  const { status, invitation_until: until, deletes_at: deletesAt, last_login: login } = user;
  const invitation = until === null ? texts.invitationOver : formatInvitation(until, reader);
  return [
    { name: texts.email, value: user.email },
    { name: texts.dateOfBirth, value: usDate(user.date_of_birth) },
    { name: texts.role, value: texts.roles[user.user_type] },
    { name: texts.created, value: formatDay(user.created_at, zone) },
    {
      name: texts.lastLogin,
      value: login === null ? texts.never : formatMoment(login, nowMs, zone),
    },
    ...(status === 'pending' ? [{ name: texts.invitation, value: invitation }] : []),
    ...(deletesAt === null
      ? []
      : [{ name: texts.deletion, value: texts.deletesAt({ day: formatDay(deletesAt, zone) }) }]),
  ];
}

function preboardingOf({ preboarding_completed, preboarding_begun }: UserDetail): string {
  if (preboarding_completed) return texts.preboardingDone;
  return preboarding_begun ? texts.preboardingBegun : texts.preboardingOpen;
}

function termsOf({ terms_version, terms_accepted_at }: UserDetail, zone: string): string {
  if (terms_version === null) return texts.termsOpen;
  return terms_accepted_at === null
    ? texts.termsAccepted({ version: terms_version })
    : texts.termsAcceptedOn({ version: terms_version, day: formatDay(terms_accepted_at, zone) });
}

/** How they come in, and how far they have come. Terms, first steps and files are the patients'. */
export function signInFacts(user: UserDetail, { zone }: Reader): Fact[] {
  const factors = user.factors.map((factor) => texts.factorNames[factor]);
  return [
    { name: texts.password, value: user.has_password ? texts.hasPassword : texts.noPassword },
    { name: texts.factors, value: factors.join(', ') || texts.noFactor },
    ...(user.user_type === 'patient'
      ? [
          { name: texts.terms, value: termsOf(user, zone) },
          { name: texts.preboarding, value: preboardingOf(user) },
          {
            name: texts.storage,
            value: user.storage_bytes === 0 ? texts.noFiles : fileSize(user.storage_bytes),
          },
        ]
      : []),
  ];
}
