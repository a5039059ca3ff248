import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Link } from 'react-router';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AnswersSaved } from '../event/answers-saved.tsx';
import { useAnswers } from '../event/use-answers.ts';
import { SeverityField } from '../form/choice-fields.tsx';
import { BodySideField, LastedField } from '../form/seizure-fields.tsx';
import { usePlace, usePlaceHref } from '../place-links.tsx';
import { deleteEvent } from '../thunks.ts';
import { symptomPageTexts as texts } from './texts.ts';

type Known = Pick<TimelineEvent, 'severity' | 'body_side' | 'lasted'>;

/** What else is known of the symptom that was just stored: each answer saved with its tap. */
export function KnownSymptom({ event }: { readonly event: TimelineEvent }) {
  const dispatch = useAppDispatch();
  const hrefOf = usePlaceHref();
  const { goTo } = usePlace();
  const { severity, body_side, lasted } = event;
  const known: Known = { severity, body_side, lasted };
  const { answers, saving, send, onChange } = useAnswers(event, known, (said) => said);
  const onRemove = async (): Promise<void> => {
    if (await dispatch(deleteEvent(event))) goTo({ at: 'events' }, { replace: true });
  };
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
      <SeverityField
        value={answers.severity === null ? '' : String(answers.severity)}
        error={undefined}
        onChange={(said) => onChange({ severity: said === '' ? null : Number(said) })}
      />
      <BodySideField
        value={answers.body_side ?? ''}
        onChange={(side) => onChange({ body_side: side === '' ? null : side })}
      />
      <LastedField
        value={answers.lasted ?? ''}
        onChange={(said) => onChange({ lasted: said === '' ? null : said })}
      />
      <AnswersSaved saving={saving} onAgain={send} />
      <div className="flex flex-wrap gap-3">
        <Link to={hrefOf({ at: 'event', id: event.id })} className={buttonClass('primary')}>
          {texts.done}
        </Link>
        <Link to={hrefOf({ at: 'edit', id: event.id })} className={buttonClass('secondary')}>
          {texts.all}
        </Link>
        <Button look="quiet" onClick={() => void onRemove()}>
          {texts.remove}
        </Button>
      </div>
    </section>
  );
}
