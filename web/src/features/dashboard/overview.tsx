import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { useNow } from '../../lib/use-now.ts';
import { useChosenRecord } from '../../session/chosen-record.ts';
import { IfCan } from '../../session/if-can.tsx';
import { useSimpleMode } from '../../shell/use-simple-mode.ts';
import { loadFirstThings } from '../preboarding/public.ts';
import { serverClock } from './server-clock.ts';
import { dashboardTexts as texts } from './texts.ts';
import { Today } from './today.tsx';
import type { LoadedDay } from './use-today.ts';

/** Its files are gone after a deployment, or cannot be reached: the day above still works. */
const NotLoaded = () => <p role="alert">{texts.notLoaded}</p>;

/** Everything below the day comes together, so that no part of it moves another. */
const loadBelow = () => import('./below.tsx');
const Below = lazyPart(() => loadBelow().then((m) => m.Below), NotLoaded);
const NextVisit = lazyPart(() => loadBelow().then((m) => m.NextVisit), NotLoaded);
const QuestionOfTheDay = lazyPart(
  () => loadBelow().then((m) => m.QuestionOfTheDay),
  () => null,
);

/** The screen waits for it: the day below would move. */
const FirstThings = lazyPart(loadFirstThings, NotLoaded);

/** Its place is kept while it loads and after, so that nothing below moves. */
export const overviewPlace = 'min-h-dvh own-scroll:min-h-[calc(100dvh-var(--content-offset)-1rem)]';

/** Today first, then the next days and the rest; two columns where there is room. The simple mode is shorter. */
export function Overview(loaded: LoadedDay) {
  const { shown, askedMs } = loaded;
  // One clock for the whole screen.
  const clockMs = serverClock(shown.now, askedMs, useNow());
  const isSimple = useSimpleMode();
  const isOwn = useChosenRecord() === null;
  return (
    <div
      className={`grid items-start gap-7 ${overviewPlace} ${isSimple ? 'max-w-[46rem] content-start' : 'content-start xl:grid-cols-[minmax(0,3fr)_minmax(15rem,2fr)] xl:grid-rows-[auto_1fr]'}`}
    >
      <div className="min-w-0 space-y-7">
        {isOwn && shown.start.first_things !== null && (
          <FirstThings done={shown.start.first_things} />
        )}
        <Today {...loaded} {...{ clockMs, isSimple }} />
        {isOwn && (
          <Suspense>
            <QuestionOfTheDay question={shown.start.question} />
          </Suspense>
        )}
      </div>
      {isSimple ? (
        <Suspense>
          <IfCan act="read" area="calendar">
            <NextVisit shown={shown} nowMs={clockMs} />
          </IfCan>
        </Suspense>
      ) : (
        <Suspense
          fallback={
            <p role="status" className="sr-only">
              {texts.loadingMore}
            </p>
          }
        >
          <Below shown={shown} nowMs={clockMs} />
        </Suspense>
      )}
    </div>
  );
}
