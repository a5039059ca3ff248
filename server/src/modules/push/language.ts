import type { LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { pushLimits } from '@caretrail/contract/push/schema';
import { inLanguage } from '../../languages/current.ts';
import type { NoticeText } from './notice.ts';
import { noticeTexts } from './texts.ts';

/** A notification in the language of the account, with the labels of its actions. */
export function writtenIn(
  language: LanguageFacts,
  write: () => Pick<NoticeText, 'title' | 'body'>,
  isAboutSeveral = false,
): NoticeText {
  return inLanguage(language, () => ({
    ...write(),
    lang: language.tag,
    dir: language.direction,
    taken: isAboutSeveral ? noticeTexts.takenAll : noticeTexts.taken,
    later: noticeTexts.later({ minutes: pushLimits.laterMin }),
  }));
}
