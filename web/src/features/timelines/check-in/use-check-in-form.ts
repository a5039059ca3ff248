import { hrefOf } from '@caretrail/contract/access/routes';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { type CheckIn, checkIn, noCheckIn } from '@caretrail/contract/timelines/check-in';
import {
  type CheckInAnswers,
  checkInChanges,
  editedCheckIn,
  isEmptyCheckIn,
} from '@caretrail/contract/timelines/check-in-edit';
import { checkInTexts } from '@caretrail/contract/timelines/format-check-in';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { RootState } from '../../../app/store.ts';
import { checkInApi } from '../../../data/check-in.ts';
import { isOnItsWay } from '../../../data/device/overlay.ts';
import { useDeviceState } from '../../../data/device/state.ts';
import { isWaiting } from '../../../data/dose-entry.ts';
import type { Draft } from '../../../lib/use-draft.ts';
import { draftKept } from '../../../session/profile-slice.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { OriginPlace } from '../origin.tsx';
import { usePlace } from '../place-links.tsx';

/** What is stored of a day. */
const storedCheckIn = z.object({ id: z.string(), version: z.int(), answers: checkIn });
export type StoredCheckIn = z.infer<typeof storedCheckIn>;

type Values = {
  /** An answer that was left belongs to the day on which it was given. */
  readonly day: string;
  readonly answers: CheckIn;
};

const part = 'checkIn';

const drafts = {
  select: ({ profile }: RootState) =>
    (profile.drafts[part] ?? null) as Draft<StoredCheckIn, Values> | null,
  draftKept: (draft: Draft<StoredCheckIn, Values> | null) => draftKept({ part, draft }),
};

/** With what waits on this device to be sent about the day. */
function useAnswersOf(day: string, stored: CheckIn): CheckIn {
  const { waiting } = useDeviceState();
  return waiting.reduce((answers, item) => {
    const content = isOnItsWay(item) && 'what' in item.content ? item.content : null;
    return content?.what === 'checkIn' && content.day === day
      ? editedCheckIn(answers, content.answers)
      : answers;
  }, stored);
}

/** State of the form of a check-in: what is answered, sent as what changed. */
export function useCheckInForm(day: string, record: StoredCheckIn | null) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { goTo } = usePlace();
  const origin = use(OriginPlace);
  const answersNow = useAnswersOf(day, record?.answers ?? noCheckIn);
  // As it was when the form was opened: what someone else answers meanwhile is not taken back.
  const [begun] = useState(answersNow);
  const changesOf = ({ answers }: Values): CheckInAnswers => checkInChanges(begun, answers);
  return useRecordForm<StoredCheckIn, Values, CheckInAnswers>({
    record,
    schema: storedCheckIn,
    drafts,
    begin: () => ({ day, answers: begun }),
    check: ({ answers }): Record<string, string> =>
      isEmptyCheckIn(answers) ? { answers: checkInTexts.nothingSaid } : {},
    bodyOf: changesOf,
    send: (answers, { values, base, idempotencyKey }) =>
      dispatch(
        checkInApi.endpoints.saveCheckIn.initiate({
          day: values.day,
          answers,
          before: base?.answers ?? null,
          idempotencyKey,
        }),
      ) as never,
    clearErrors: () => ({}),
    fieldsOf: (errors): Record<string, string> => {
      const [said] = Object.values(errors);
      return said === undefined ? {} : { answers: said };
    },
    messageOf: pickMessage.events,
    // Back to the line of the day, which says that it is saved or waits.
    onSaved: ({ id }) => {
      if (record === null || origin?.pathname === hrefOf('dashboard'))
        return void navigate(hrefOf('dashboard'), { replace: true });
      return goTo(isWaiting({ id }) ? { at: 'events' } : { at: 'event', id }, { replace: true });
    },
  });
}
