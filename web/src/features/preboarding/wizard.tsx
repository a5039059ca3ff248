import {
  type PreboardingDraft,
  type PreboardingStep,
  preboardingSteps,
} from '@caretrail/contract/preboarding/schema';
import { Check, CloudOff } from 'lucide-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StepProgress } from '../../ui/step-progress.tsx';
import type { SaveState } from './autosave.ts';
import { answerRows } from './questions/answer-rows.ts';
import type { QuestionProps } from './questions/answer.ts';
import { DiagnosisQuestions } from './questions/diagnosis-questions.tsx';
import { PeopleQuestions } from './questions/people-questions.tsx';
import { onlyOf } from './questions/problems.ts';
import { WhereYouAreQuestions } from './questions/where-you-are-questions.tsx';
import { MedicinesStep, RemindersStep, YouStep } from './steps.tsx';
import { frameTexts as texts, textsOf } from './texts.ts';
import { useWizard } from './use-wizard.ts';
import { views } from './views.ts';

/** Quiet: only that something is not saved is read out. */
function SaveNote({ state }: { readonly state: SaveState | null }) {
  if (state === null) return null;
  const isUnsaved = state === 'unsaved';
  const Icon = isUnsaved ? CloudOff : Check;
  return (
    <p
      aria-live={isUnsaved ? 'polite' : 'off'}
      data-save={state}
      className="flex min-h-6 items-center gap-2 text-small text-ink-soft"
    >
      {state !== 'saving' && <Icon className="size-5 shrink-0" aria-hidden="true" />}
      {texts.save[state]}
    </p>
  );
}

type OverviewProps = {
  readonly draft: PreboardingDraft;
  readonly onChange: (step: PreboardingStep) => void;
};

/** The last look before it is submitted. */
function Overview({ draft, onChange }: OverviewProps) {
  return preboardingSteps.map((step) => {
    const rows = answerRows[step](draft);
    const { name } = textsOf(step, draft);
    return (
      <section key={step} aria-labelledby={`overview-${step}`}>
        <div className="flex flex-wrap items-baseline gap-x-4 border-b border-rule">
          <h3 id={`overview-${step}`} className="text-h3">
            {name}
          </h3>
          <button
            type="button"
            aria-label={texts.changeView({ name })}
            className="link min-h-target"
            onClick={() => onChange(step)}
          >
            {texts.change}
          </button>
        </div>
        {rows.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            {step === 'people' ? texts.nobodyToCall : texts.nothing}
          </p>
        ) : (
          <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[2fr_3fr] sm:gap-y-2">
            {rows.map(([question, answer]) => (
              <div key={question} className="contents">
                <dt className="text-ink-soft">{question}</dt>
                <dd className="mb-2 font-semibold wrap-anywhere sm:mb-0">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    );
  });
}

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
  const label = isLast
    ? texts.lastLook
    : texts.stepOf({ number: number + 1, count: preboardingSteps.length });
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
