import { routes } from '@caretrail/contract/access/routes';
import { dayFormat } from '@caretrail/contract/i18n/format';
import { dateAt } from '@caretrail/contract/time/zoned';
import { languageOfTag } from '../../languages/current.ts';
import type { Mail } from '../mail/service.ts';
import { type NewNotice, writtenIn } from '../push/service.ts';
import type { RequestRow, SuccessionRow } from './repo.ts';
import { successionMails as texts } from './texts.ts';

const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const home = (publicUrl: string): string => `${publicUrl}${routes.root.pattern}`;

/** The token is in the fragment, which is never sent to a server. */
const refusalPath = (token: string): string => `${routes.circleLink.pattern}#refuse=${token}`;

type Asked = {
  readonly request: RequestRow;
  readonly zone: string;
  readonly token: string;
  readonly uselessAfter: Date;
};

export const askedMail = (
  publicUrl: string,
  { request, zone, token, uselessAfter }: Asked,
): Mail => ({
  subject: texts.asked.subject,
  uselessAfter,
  paragraphs: [
    texts.asked.text({
      by: request.helper_name,
      day: longDay(dateAt(Date.parse(request.ends_at), zone)),
    }),
    texts.asked.refuse,
    { link: `${publicUrl}${refusalPath(token)}`, label: texts.asked.link },
    texts.asked.daily,
    texts.asked.signIn,
    texts.asked.noReply,
  ],
});

export const askedNotice = (
  id: string,
  { token, uselessAfter }: Asked,
  language: string | null,
): NewNotice => ({
  kind: 'circle',
  key: id,
  text: writtenIn(languageOfTag(language), () => ({
    title: texts.asked.noticeTitle,
    body: texts.asked.noticeBody,
  })),
  isNaming: false,
  doses: [],
  path: refusalPath(token),
  reminderKeys: [],
  countDue: 0,
  uselessMs: uselessAfter.getTime(),
  mailAfterMin: null,
});

type Who = Pick<SuccessionRow, 'first_name'>;

export const namedMail = (publicUrl: string, { first_name: name }: Who, days: number): Mail => ({
  subject: texts.named.subject,
  paragraphs: [
    texts.named.text({ name }),
    texts.named.how({ name, days }),
    { link: home(publicUrl), label: texts.named.link },
  ],
});

/** To the person who asked. */
export const endedMail = (how: 'refused' | 'ended', { first_name: name }: Who): Mail => ({
  subject: texts[how].subject,
  paragraphs: [texts[how].text({ name })],
});

export const doneMail = (publicUrl: string, { first_name: name }: Who): Mail => ({
  subject: texts.done.subject,
  paragraphs: [texts.done.text({ name }), { link: home(publicUrl), label: texts.done.link }],
});

/** To the patient. */
export const donePatientMail = (by: string): Mail => ({
  subject: texts.donePatient.subject,
  paragraphs: [texts.donePatient.text({ by }), { contact: texts.donePatient.contact }],
});

export const withdrawnMail = (by: string): Mail => ({
  subject: texts.withdrawn.subject,
  paragraphs: [texts.withdrawn.text({ by })],
});
