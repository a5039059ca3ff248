import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { Link } from 'react-router';
import { IfCan } from '../../../session/if-can.tsx';
import { asNeededHref } from '../../../shell/capture/capture-links.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { AnswersSaved } from '../event/answers-saved.tsx';
import { useAnswers } from '../event/use-answers.ts';
import {
  AwarenessQuestion,
  KindQuestion,
  TriggersQuestion,
  YesNo,
} from '../form/seizure-fields.tsx';
import { usePlaceHref } from '../place-links.tsx';
import { seizurePageTexts as texts } from './texts.ts';

/** What else is known of the seizure that was just stored: four questions, each saved with its tap. */
export function KnownDetails({ event }: { readonly event: TimelineEvent }) {
  const { seconds, ...known } = event.seizure ?? noSeizureDetails;
  const { answers, saving, send, onChange } = useAnswers(event, known, (said) => ({
    seizure: { ...said, seconds },
  }));
  const hrefOf = usePlaceHref();
  const questions = { seizure: answers, onChange };
  return (
    <section
      aria-labelledby="known"
      className="space-y-7 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
    >
      <div className="space-y-1">
        <h2 id="known" className="text-h2">
          {texts.more}
        </h2>
        <p className="text-ink-soft">{texts.moreHint}</p>
      </div>
      <KindQuestion {...questions} />
      <AwarenessQuestion {...questions} />
      <TriggersQuestion {...questions} />
      <div className="space-y-3">
        <YesNo name="rescue_medicine" {...questions} />
        {answers.rescue_medicine === true && (
          <IfCan act="add" area="medication">
            <Link to={asNeededHref} className={buttonClass('secondary')}>
              {texts.dose}
            </Link>
          </IfCan>
        )}
      </div>
      <AnswersSaved saving={saving} onAgain={send} />
      <div className="flex flex-wrap gap-3">
        <Link to={hrefOf({ at: 'event', id: event.id })} className={buttonClass('primary')}>
          {texts.done}
        </Link>
        <Link to={hrefOf({ at: 'edit', id: event.id })} className={buttonClass('secondary')}>
          {texts.all}
        </Link>
      </div>
    </section>
  );
}
