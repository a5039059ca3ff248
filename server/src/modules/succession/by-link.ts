import type { RefusalAnswer } from '@caretrail/contract/circle/successor-schema';
import type { Caller } from '../../http/caller.ts';
import { Refusal } from '../../http/fail.ts';
import { hashOfToken } from '../../http/link-token.ts';
import { ownRecord } from '../../http/record-context.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { findNotice } from './repo.ts';
import { refuseTakeOver, type SuccessionDeps } from './take-over.ts';
import { successionOf } from './state.ts';
import { refusalTexts as texts } from './texts.ts';

type Answer = { readonly isKnown: boolean; readonly answer: RefusalAnswer };
type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

async function stateOf({ db }: SuccessionDeps, notice: Notice): Promise<RefusalAnswer> {
  const { row, state } = await successionOf(db, notice.patient_id);
  const isLast = row.request?.id === notice.take_over_id;
  const how = isLast ? state.request?.over?.how : 'ended';
  if (how === undefined) return { state: 'open', sentence: texts.open };
  return how === 'refused'
    ? { state: 'refused', sentence: texts.refused }
    : { state: 'over', sentence: texts.over };
}

const unknown = (): Answer => ({
  isKnown: false,
  answer: { state: 'over', sentence: texts.over },
});

export async function readRefusal(deps: SuccessionDeps, token: string): Promise<Answer> {
  const notice = await findNotice(deps.db, hashOfToken(token));
  if (notice === undefined) return unknown();
  return inLanguage(languageOfTag(notice.language), async () => ({
    isKnown: true,
    answer: await stateOf(deps, notice),
  }));
}

/** As the patient does it, signed in. It refuses the request it was sent for, once, and opens nothing else. */
export async function refuseByLink(
  deps: SuccessionDeps,
  token: string,
  caller: Caller,
): Promise<Answer> {
  const notice = await findNotice(deps.db, hashOfToken(token));
  if (notice === undefined) return unknown();
  return inLanguage(languageOfTag(notice.language), async () => {
    const by = { userId: notice.user_id, sessionId: null, caller };
    const context = ownRecord(by, notice.patient_id);
    try {
      await refuseTakeOver(deps, context, notice.take_over_id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
    }
    return { isKnown: true, answer: await stateOf(deps, notice) };
  });
}
