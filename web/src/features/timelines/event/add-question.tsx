import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import { eventLists } from '@caretrail/contract/timelines/event-body';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { bringIntoSight } from '../../../lib/scroll-aim.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { describedBy, fieldClass, FieldNotes } from '../../../ui/field-notes.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { WrappingInput } from '../../../ui/wrapping-input.tsx';
import { labels } from '../field-labels.ts';
import { conflictTexts } from '../form/texts.ts';
import { begunQuestions } from '../form/values.ts';
import { useAddQuestion } from './use-add-question.ts';

const texts = messages('timelines/add-question', {
  label: 'Add a question',
  save: 'Save question',
  saving: 'Saving…',
  leaving: 'Your question',
});

const inLines = (lines: readonly string[]): string => lines.join('\n');

/** One more question, saved by itself. Enter saves too. */
export function AddQuestion({ event }: { readonly event: TimelineEvent }) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const { state: begun } = useLocation();
  const { text, question, state, onType, onSave, onKeepMine, onTakeOther } = useAddQuestion(event);
  const guard = useLeaveGuard(question !== '');
  const field = () => box.current?.querySelector('textarea') ?? undefined;
  const lead = useEffectEvent(() =>
    begunQuestions(begun).length > 0 ? bringIntoSight(field) : undefined,
  );
  // After `useArrival`, which starts at the top.
  useEffect(() => lead(), []);
  const error = state.status === 'failed' ? state.text : undefined;
  if (event.questions.length >= eventLists.questions) return null;

  const save = (): void => {
    field()?.focus();
    onSave();
  };
  const onKeyDown = (pressed: KeyboardEvent): void => {
    if (pressed.key !== 'Enter' || pressed.nativeEvent.isComposing) return;
    pressed.preventDefault();
    save();
  };
  return (
    <div data-keeps-bar className="print:hidden">
      {state.status === 'stale' ? (
        <TwoVersions
          heading={conflictTexts.heading}
          lead={conflictTexts.lead}
          rows={[
            {
              label: labels.questions,
              mine: inLines([...state.stored.questions, question]),
              other: inLines(state.stored.questions),
            },
          ]}
          onKeepMine={() => onKeepMine(state.stored)}
          onTakeOther={onTakeOther}
        />
      ) : (
        <form
          ref={box}
          noValidate
          method="post"
          onSubmit={(submitted: SubmitEvent<HTMLFormElement>) => {
            submitted.preventDefault();
            save();
          }}
        >
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {texts.label}
          </label>
          <FieldNotes id={id} error={error} />
          <div className="flex flex-wrap items-end gap-2.5">
            <div className="min-w-0 flex-[1_1_16rem]">
              <WrappingInput
                id={id}
                name="question"
                value={text}
                maxLength={limits.text.long}
                autoComplete="off"
                enterKeyHint="done"
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={describedBy(id, { error })}
                onKeyDown={onKeyDown}
                onChange={({ currentTarget }) => onType(currentTarget.value)}
                className={fieldClass(error)}
              />
            </div>
            <Button type="submit" look="secondary" isBusy={state.status === 'sending'}>
              {state.status === 'sending' ? texts.saving : texts.save}
            </Button>
          </div>
        </form>
      )}
      <LeaveDialog guard={guard} what={texts.leaving} />
    </div>
  );
}
