import { messages } from '@caretrail/contract/i18n/messages';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';

const texts = messages('profile/refusals', {
  onlyThemselves: 'Only the patient can change their name, language and time zone.',
});

/** Of both edits. What an account is called, in which language it is written to, and by which clock its days begin. */
const ofAccount: ReadonlySet<string> = new Set([
  'first_name',
  'last_name',
  'you.first_name',
  'you.last_name',
  'you.language',
  'you.time_zone',
]);

/**
 * D7: the account is not delegable. Under another zone the access of a helper would end later, and in another language
 * the patient could not read what they are asked to refuse.
 */
export function assertMayAnswer({ grant }: RecordContext, changed: readonly string[]): void {
  if (grant !== null && changed.some((name) => ofAccount.has(name)))
    throw fail('forbidden', { detail: texts.onlyThemselves });
}
