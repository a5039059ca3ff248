import { momentFormat } from '@caretrail/contract/i18n/format';
import type { Mail } from '../mail/service.ts';
import { mailTexts as texts } from './texts.ts';

const fullDay = momentFormat({ dateStyle: 'full' });

/** 'Sunday, 29 November 2026': the mail does not know the reader's time zone. */
const dayOf = (at: Date): string => fullDay(at.getTime(), 'UTC');

export const deletionMail = (dueAt: Date, address: string): Mail => ({
  subject: texts.deletion.subject,
  paragraphs: [
    texts.deletion.text({ day: dayOf(dueAt) }),
    texts.deletion.keep,
    { link: address, label: texts.deletion.signIn },
  ],
});

export const keptMail = (): Mail => ({
  subject: texts.kept.subject,
  paragraphs: [texts.kept.text],
});
