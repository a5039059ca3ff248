import type { DoneThing, LineDose } from '@caretrail/contract/dashboard/day-line';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { type DayCount, formatEarlier } from './format-line.ts';
import { LineItem } from './line-item.tsx';
import { dashboardTexts } from './texts.ts';
import type { LineView } from './use-today.ts';

const DoneList = lazyPart(
  () => import('./done-list.tsx').then((m) => m.DoneList),
  () => <p role="alert">{dashboardTexts.notLoaded}</p>,
);

type DoneFoldProps = {
  readonly done: readonly DoneThing[];
  /** As they are now. */
  readonly doses: readonly LineDose[];
  readonly view: LineView;
  /** Said in place of the number of doses, where no ring shows it. */
  readonly count: DayCount | null;
};

/** What was recorded takes one line, which opens. Only doses have a mark of being done: a symptom is no task. */
export function DoneFold({ done, doses, view, count }: DoneFoldProps) {
  if (done.length + view.recording.cleared.size === 0) return null;
  return (
    <LineItem>
      <details className="group">
        <summary className="flex min-h-target w-fit list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
          {done.some(({ kind }) => kind === 'dose') && (
            <CircleCheck className="size-5 shrink-0 text-fine" aria-hidden="true" />
          )}
          <span className="min-w-0 wrap-anywhere">{formatEarlier(done, view, count)}</span>
          <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <Suspense>
          <DoneList {...{ done, doses, view }} />
        </Suspense>
      </details>
    </LineItem>
  );
}
