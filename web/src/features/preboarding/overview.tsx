import {
  type PreboardingDraft,
  type PreboardingStep,
  preboardingSteps,
} from '@caretrail/contract/preboarding/schema';
import { answerRows } from './questions/answer-rows.ts';
import { frameTexts, textsOf } from './texts.ts';

type OverviewProps = {
  readonly draft: PreboardingDraft;
  readonly onChange: (step: PreboardingStep) => void;
};

/** The last look before it is submitted. */
export function Overview({ draft, onChange }: OverviewProps) {
  return preboardingSteps.map((step) => {
    const rows = answerRows[step](draft);
    const { name } = textsOf(step, draft);
    return (
      <section key={step} aria-labelledby={`overview-${step}`}>
        <div className="flex flex-wrap items-baseline gap-x-4 border-b border-rule">
          <h3 id={`overview-${step}`} className="text-h3">
            {name}
          </h3>
          <button type="button" className="link min-h-target" onClick={() => onChange(step)}>
            {frameTexts.change}
            <span className="sr-only"> {name}</span>
          </button>
        </div>
        {rows.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            {step === 'people' ? frameTexts.nobodyToCall : frameTexts.nothing}
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
