import { recordHref } from '@caretrail/contract/access/record-href';
import { datePart } from '@caretrail/contract/time/days';
import { eventsLeftBehind } from '@caretrail/contract/treatments/left-behind';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import type { AppThunk } from '../../../app/store.ts';
import { treatmentsApi } from '../../../data/treatments.ts';
import { focusHeading } from '../../../lib/arrive.ts';
import { dayIn } from '../../../lib/format-day.ts';
import { whileFocusIsLost } from '../../../lib/lost-focus.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { eventsLeft } from '../slice.ts';
import { agreementTexts as texts } from './texts.ts';

/** After a move of a plan: keeps which of its events stayed, so that its page can name them. Null: none is linked. */
export const noteEventsLeft =
  (treatmentId: string | null, from: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (treatmentId === null) return;
    const asking = treatmentsApi.endpoints.findLinked.initiate(
      { params: { id: treatmentId } },
      { subscribe: false, forceRefetch: true },
    );
    const { data } = await dispatch(asking);
    const events = eventsLeftBehind(data?.events ?? [], from);
    dispatch(
      eventsLeft({ id: treatmentId, events: events.map(({ id, start }) => ({ id, start })) }),
    );
  };

type LeftBehindNoteProps = { readonly treatmentId: string | null; readonly today: string };

/** Names what did not move with a plan, until it is closed. One that has a new date since then is left out. */
export function LeftBehindNote({ treatmentId, today }: LeftBehindNoteProps) {
  const dispatch = useAppDispatch();
  const id = treatmentId ?? '';
  const left = useAppSelector(({ treatments }) => treatments.leftBehind[id]);
  const { data } = treatmentsApi.useFindLinkedQuery(
    { params: { id } },
    { skip: left === undefined || left.length === 0 },
  );
  if (left === undefined) return null;
  const shown = eventsLeftBehind(data?.events ?? [], today).filter((event) =>
    left.some((each) => each.id === event.id && each.start === event.start),
  );
  if (shown.length === 0) return null;
  const onClose = (): void => {
    whileFocusIsLost(focusHeading);
    dispatch(eventsLeft({ id, events: [] }));
  };
  return (
    <section
      aria-labelledby="left-behind"
      className="flex gap-3 rounded-control border border-edge bg-action-tint px-4 py-3 print:hidden"
    >
      <CalendarClock className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <div className="min-w-0 space-y-2 wrap-anywhere">
        <h2 id="left-behind" className="text-base font-semibold">
          {texts.leftHeading({ count: shown.length })}
        </h2>
        <ul>
          {shown.map(({ id: eventId, title, start }) => (
            <li key={eventId}>
              <Link to={recordHref('event', eventId)} className="link">
                {texts.leftEvent({ title, day: dayIn(datePart(start), today) })}
              </Link>
            </li>
          ))}
        </ul>
        <p>{texts.leftAsk}</p>
        <Button look="secondary" onClick={onClose}>
          {texts.leftClose}
        </Button>
      </div>
    </section>
  );
}
