import type { AnswerPart, ProfileAnswers } from '@caretrail/contract/profile/answers';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import type { QuestionProps } from '../../preboarding/questions/public.ts';
import { SaveBar } from '../save-bar.tsx';
import { answersTexts as texts } from './texts.ts';
import { useAnswersForm } from './use-answers-form.ts';

type AnswersFormProps = {
  readonly name: string;
  readonly parts: readonly AnswerPart[];
  readonly loaded: ProfileAnswers;
  /** 'Your clinical profile': the beginning of a sentence. */
  readonly what: string;
  readonly children: (questions: QuestionProps) => ReactNode;
};

/** The questions of getting started, answered again; nothing changes before Save. */
export function AnswersForm({ name, parts, loaded, what, children }: AnswersFormProps) {
  const form = useAnswersForm({ name, parts, loaded });
  const { draft, conflict } = form;
  const guard = useLeaveGuard(draft.isChanged);
  return (
    <form noValidate method="post" onSubmit={form.onSubmit} className="space-y-7">
      {draft.restored && <KeptNote {...draft.restored} onDiscard={form.onUndo} />}
      {conflict !== null && (
        <TwoVersions {...conflict} heading={texts.conflict} lead={texts.conflictLead} />
      )}
      {form.hasErrors && Object.keys(form.errors).length > 0 && (
        <ErrorSummary key={form.tries} errors={form.errors} order={parts} />
      )}
      {form.refusal !== null && <Alert key={form.tries}>{form.refusal}</Alert>}
      {children(form.questions)}
      {/* While two versions are shown, choosing one is the only action. */}
      {conflict === null && (
        <SaveBar
          isChanged={draft.isChanged}
          isBusy={form.isBusy}
          isSaved={form.isSaved}
          onUndo={form.onUndo}
        />
      )}
      <LeaveDialog guard={guard} what={what} />
    </form>
  );
}
