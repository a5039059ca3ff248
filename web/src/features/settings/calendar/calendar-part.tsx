import {
  type CalendarFeed,
  type CalendarMode,
  calendarModes,
} from '@caretrail/contract/calendar/schema';
import { type RefObject, useState } from 'react';
import { calendarApi } from '../../../data/calendar.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { formatDay, formatMoment } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { useEnding } from '../../../shell/use-ending.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Part } from '../part.tsx';
import { NewAddress } from './new-address.tsx';
import { calendarTexts as texts } from './texts.ts';

const { createCalendarFeed, editCalendarFeed, removeCalendarFeed } = calendarApi.endpoints;

type Said = { readonly problem: string } | { readonly done: string } | null;
type State = {
  readonly isBusy: boolean;
  readonly said: Said;
  /** The address, from the moment it is made until it is put away. */
  readonly url: string | null;
};

/** Makes the calls that need the second step, one at a time. */
function useFeed() {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [state, setState] = useState<State>({ isBusy: false, said: null, url: null });
  const run = async (work: () => Promise<Partial<State>>): Promise<void> => {
    if (state.isBusy) return;
    setState((before) => ({ ...before, isBusy: true, said: null }));
    try {
      const change = await confirmed(work);
      setState((before) => ({ ...before, isBusy: false, ...(change !== brokenOff && change) }));
    } catch (error) {
      const said = { problem: toApiError(error).text };
      setState((before) => ({ ...before, isBusy: false, said }));
    }
  };
  return {
    ...state,
    dialog,
    // The address opens the visits: the store does not hold it.
    create: (mode: CalendarMode) =>
      run(async () => {
        const call = createCalendarFeed.initiate({ body: { mode } }, { track: false });
        return { url: (await dispatch(call).unwrap()).url };
      }),
    edit: (mode: CalendarMode) =>
      run(async () => {
        await dispatch(editCalendarFeed.initiate({ body: { mode } })).unwrap();
        return { said: { done: texts.changed } };
      }),
    onPutAway: () => setState((before) => ({ ...before, url: null })),
    onEnded: () => setState({ isBusy: false, url: null, said: { done: texts.ended } }),
  };
}
type Feed = ReturnType<typeof useFeed>;

type ModeChoiceProps = {
  readonly mode: CalendarMode;
  readonly onChange: (mode: CalendarMode) => void;
};

const ModeChoice = ({ mode, onChange }: ModeChoiceProps) => (
  <RadioGroup
    legend={texts.shows}
    name="calendar-mode"
    value={mode}
    onChange={onChange}
    choices={calendarModes.map((value) => ({ value, ...texts.modes[value] }))}
  />
);

/** There is none: choose what it shows, then make it. */
function Off({ feed }: { readonly feed: Feed }) {
  const [mode, setMode] = useState<CalendarMode>('discreet');
  return (
    <>
      <ModeChoice mode={mode} onChange={setMode} />
      <Button isBusy={feed.isBusy} onClick={() => void feed.create(mode)}>
        {feed.isBusy ? texts.creating : texts.create}
      </Button>
    </>
  );
}

type OnProps = {
  readonly known: CalendarFeed;
  readonly feed: Feed;
  readonly first: RefObject<HTMLButtonElement | null>;
};

function On({ known, feed, first }: OnProps) {
  const [mode, setMode] = useState(known.mode);
  const [isRenewing, setRenewing] = useState(false);
  const now = useNow();
  const ending = useEnding(removeCalendarFeed.initiate({}), feed.onEnded);
  const onRenew = async (): Promise<void> => {
    setRenewing(false);
    await feed.create(known.mode);
  };
  const zone = ownZone();
  return (
    <>
      <p>
        {texts.since({ day: formatDay(known.created_at, zone) })}{' '}
        {known.last_read_at === null
          ? texts.unread
          : texts.read({ when: formatMoment(known.last_read_at, now, zone, 'within') })}
      </p>
      <ModeChoice mode={mode} onChange={setMode} />
      <Button
        isBusy={feed.isBusy}
        isDisabled={mode === known.mode}
        onClick={() => void feed.edit(mode)}
      >
        {texts.save}
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} look="secondary" isBusy={feed.isBusy} onClick={() => setRenewing(true)}>
          {texts.renew}
        </Button>
        <Button look="danger" onClick={ending.onAsk}>
          {texts.end}
        </Button>
      </div>
      <ConfirmDialog
        heading={texts.renewQuestion}
        confirmText={texts.renew}
        isLosing
        isOpen={isRenewing}
        onConfirm={() => void onRenew()}
        onClose={() => setRenewing(false)}
      >
        <p>{texts.renewBody}</p>
      </ConfirmDialog>
      <ConfirmDialog heading={texts.endQuestion} confirmText={texts.end} isFinal {...ending.dialog}>
        <p>{texts.endBody}</p>
      </ConfirmDialog>
    </>
  );
}

/** Decision 0054: the visits in the calendar app of a phone. */
export function CalendarPart() {
  const loaded = loadedOf(calendarApi.useReadCalendarFeedQuery());
  const feed = useFeed();
  const { said, url } = feed;
  const first = useFocusAfter<HTMLButtonElement>(url !== null);
  return (
    <Part id="calendar" heading={texts.heading} lead={texts.lead}>
      <p className="max-w-[60ch] text-ink-soft">{texts.never}</p>
      {said !== null && 'problem' in said && <Alert>{said.problem}</Alert>}
      {said !== null && 'done' in said && <Notice key={said.done}>{said.done}</Notice>}
      {url !== null ? (
        <NewAddress url={url} onDone={feed.onPutAway} />
      ) : (
        <LoadedPart loaded={loaded}>
          {({ feed: known }) =>
            known === null ? (
              <Off feed={feed} />
            ) : (
              <On key={known.created_at} {...{ known, feed, first }} />
            )
          }
        </LoadedPart>
      )}
      {feed.dialog}
    </Part>
  );
}
