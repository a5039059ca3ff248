import { type PreboardingDraft, preboardingSteps } from '@caretrail/contract/preboarding/schema';
import { type ComponentType, useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StepProgress } from '../../ui/step-progress.tsx';
import { DiagnosisQuestions } from './questions/diagnosis-questions.tsx';
import { MedicinesStep } from './medicines-step.tsx';
import { Overview } from './overview.tsx';
import { PeopleQuestions } from './questions/people-questions.tsx';
import { onlyOf } from './questions/problems.ts';
import { RemindersStep } from './reminders-step.tsx';
import { SaveNote } from './save-note.tsx';
import type { QuestionProps } from './questions/question-props.ts';
import { frameTexts as texts, textsOf } from './texts.ts';
import { useWizard } from './use-wizard.ts';
import { views } from './views.ts';
import { WhereYouAreQuestions } from './questions/where-you-are-questions.tsx';
import { YouStep } from './you-step.tsx';

const steps: Record<(typeof preboardingSteps)[number], ComponentType<QuestionProps>> = {
  you: YouStep,
  diagnosis: DiagnosisQuestions,
  where_you_are: WhereYouAreQuestions,
  medicines: MedicinesStep,
  people: PeopleQuestions,
  reminders: RemindersStep,
};

/** One step at a time, one primary action each. */
export function Wizard({ draft }: { readonly draft: PreboardingDraft }) {
  const { view, step, form, sending, saveState, goTo, onBack, onSubmit } = useWizard(draft);
  const { name, lead } = textsOf(view, draft);
  const isLast = view === 'overview';
  const isBusy = sending.status === 'loading';
  const number = views.indexOf(view);
  const label = isLast ? texts.lastLook : texts.stepOf(number + 1, preboardingSteps.length);
  const hasErrors = !isLast && Object.keys(onlyOf(view, step.errors)).length > 0;
  const heading = useHeadingFocus(view, hasErrors);
  useDocumentTitle(`${isLast ? '' : `${label}: `}${name}`);
  const Step = isLast ? null : steps[view];
  const next = view === 'reminders' ? texts.check : texts.next;

  return (
    <>
      {view === 'you' && <p className="-mt-3 mb-6 text-lead text-ink-soft">{texts.lead}</p>}
      <StepProgress
        names={preboardingSteps.map((each) => textsOf(each, draft).name)}
        current={number}
        label={label}
        title={texts.progress}
      />
      <form
        ref={form}
        key={view}
        noValidate
        onSubmit={onSubmit}
        className="mt-7 rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-8"
      >
        <h2 ref={heading} tabIndex={-1} className="text-h2">
          {name}
        </h2>
        <p className="mt-1 text-ink-soft">{lead}</p>
        {!isLast && view !== 'you' && draft.you.filled_in_by !== 'patient' && (
          <p className="mt-3 border-s-4 border-rule ps-4">{texts.forSomebody}</p>
        )}
        <div className="mt-6 space-y-7">
          {Step === null ? <Overview draft={draft} onChange={goTo} /> : <Step {...step} />}
        </div>
        {sending.text !== null && (
          <div className="mt-7">
            <Alert>{sending.text}</Alert>
          </div>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-rule pt-6">
          <Button type="submit" isBusy={isBusy}>
            {isLast ? (isBusy ? texts.finishing : texts.finish) : next}
          </Button>
          {view !== 'you' && (
            <Button look="secondary" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          {/* "Saved" beside a mistake would say that all is well. */}
          <SaveNote state={hasErrors && saveState !== 'unsaved' ? null : saveState} />
        </div>
      </form>
    </>
  );
}

/** A new step is read out from its heading and seen from its top; not the first one, and not over a mistake. */
function useHeadingFocus(view: string, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (hasErrors) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [view, hasErrors]);
  return heading;
}
