import { messages } from '@caretrail/contract/i18n/messages';
import type { QuestionKey } from '@caretrail/contract/preboarding/questions';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-page.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonShape } from '../../../ui/skeleton.tsx';
import { type Asked, nextAsked } from './asked-question.ts';
import { frameTexts } from '../texts.ts';

const texts = messages('preboarding/question-of-the-day', {
  heading: 'A question for your record',
  saved: 'Saved in your record. We will ask the next question another day.',
  later: 'You have not answered this yet. We will ask again in a few days.',
  notLoaded: 'We could not load this question. You can skip it for now.',
  never: 'We will not ask this again. You can answer it in your profile.',
});

/** Few patients have a question today: the forms load for them alone. */
const QuestionForm = lazyPart(
  () => import('../question-form/question-form.tsx').then((m) => m.QuestionForm),
  // Asked again another time.
  () => <p>{texts.notLoaded}</p>,
);

/** One question a day, of those that getting started has left for later. */
export function QuestionOfTheDay({ question: offered }: { readonly question: QuestionKey | null }) {
  const [before, setAsked] = useState<Asked>({ question: offered, ending: null });
  const asked = nextAsked(before, offered);
  if (asked !== before) setAsked(asked);
  const { question, ending } = asked;
  if (ending !== null) return <Notice>{texts[ending]}</Notice>;
  if (question === null) return null;
  return (
    <div data-keeps-bar>
      <Card heading={texts.heading}>
        <Suspense
          fallback={
            <Skeleton label={frameTexts.loading}>
              <SkeletonShape className="h-72" />
            </Skeleton>
          }
        >
          <QuestionForm
            key={question}
            question={question}
            onEnd={(ended) => setAsked({ question, ending: ended })}
          />
        </Suspense>
      </Card>
    </div>
  );
}
