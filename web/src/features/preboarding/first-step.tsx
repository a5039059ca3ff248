import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { otherKey } from '@caretrail/contract/profile/disease-labels';
import { useRef, useState } from 'react';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Answer, QuestionProps } from './questions/answer.ts';
import { IllnessQuestion } from './questions/diagnosis-questions.tsx';
import { languageName } from './questions/languages.ts';
import { DeviceQuestions, NameQuestions } from './questions/you-questions.tsx';
import { SaveNote } from './save-note.tsx';
import { frameTexts as texts } from './texts.ts';
import { useFirstStep } from './use-first-step.ts';

/** What the device has named, in one line. It is asked only of those who want to change it. */
function FromDevice(props: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const { language, time_zone, units } = props.draft.you;
  const facts = [
    // Without its country: one short line.
    language && languageName(language.split('-')[0] ?? language),
    time_zone && placeOfZone(time_zone),
    units && texts.units[units],
  ].filter(Boolean);
  return (
    <>
      <p className="text-small text-ink-soft">
        {texts.fromDevice({ facts: facts.join(' · ') })}{' '}
        <button
          type="button"
          aria-label={texts.changeWhat}
          aria-expanded={isOpen}
          className="link min-h-target"
          onClick={() => setOpen(!isOpen)}
        >
          {texts.change}
        </button>
      </p>
      {isOpen && <DeviceQuestions {...props} />}
    </>
  );
}

/** The name of another tumour belongs to “another” alone: it leaves with it, and comes back with it. */
function useNamedTumour({ draft, onAnswer }: QuestionProps): (answer: Answer) => void {
  const { disease_type, diagnosis } = draft.diagnosis;
  const named = useRef<string | undefined>(undefined);
  return (answer) => {
    onAnswer(answer);
    if (answer.part !== 'diagnosis' || answer.name !== 'disease_type') return;
    const [was, is] = [disease_type === otherKey, answer.value === otherKey];
    if (was === is) return;
    if (was) named.current = diagnosis;
    if (was || named.current !== undefined)
      onAnswer({ part: 'diagnosis', name: 'diagnosis', value: is ? named.current : undefined });
  };
}

/** The only step of getting started: without these the record would be useless. The rest is asked day by day. */
export function FirstStep({ draft }: { readonly draft: PreboardingDraft }) {
  const { questions, form, sending, saveState, onSubmit } = useFirstStep(draft);
  const onAnswer = useNamedTumour(questions);
  const isBusy = sending.status === 'loading';
  const hasErrors = Object.keys(questions.errors).length > 0;
  return (
    <>
      <p className="-mt-3 mb-5 text-lead text-ink-soft">{texts.lead}</p>
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        className="rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-8"
      >
        <div className="space-y-6">
          <p className="text-ink-soft">{texts.helping}</p>
          <NameQuestions {...questions} />
          <IllnessQuestion {...questions} onAnswer={onAnswer} />
          <FromDevice {...questions} />
        </div>
        {sending.text !== null && (
          <div className="mt-6">
            <Alert>{sending.text}</Alert>
          </div>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-rule pt-6">
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? texts.finishing : texts.finish}
          </Button>
          {/* "Saved" beside a mistake would say that all is well. */}
          <SaveNote state={hasErrors && saveState !== 'unsaved' ? null : saveState} />
        </div>
      </form>
    </>
  );
}
