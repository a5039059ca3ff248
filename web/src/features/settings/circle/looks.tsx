import type { CirclePerson, LedgerEntry, LedgerVisit } from '@caretrail/contract/circle/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { circleApi } from '../../../data/circle.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { dayHeading } from '../../../lib/format-day.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useFocusOnGrowth, useShown } from '../../../lib/use-shown.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { placeHref } from '../sections.ts';
import { dayOf, formatEntry, formatSpan, formatVisit } from './format-look.ts';
import { lookTexts as texts } from './texts.ts';

/** One line of the list: a visit, or a single entry. */
type Line = {
  readonly id: string;
  readonly at: string;
  readonly sentence: string;
  readonly when: string;
  readonly device: string | null;
};

const lineOfVisit = (visit: LedgerVisit): Line => ({
  id: visit.id,
  at: visit.from,
  sentence: formatVisit(visit),
  when: formatSpan(visit.from, visit.to, ownZone()),
  device: visit.device,
});

const lineOfEntry = (entry: LedgerEntry): Line => ({
  id: entry.id,
  at: entry.at,
  sentence: formatEntry(entry),
  when: formatSpan(entry.at, entry.at, ownZone()),
  device: entry.device,
});

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const today = dateAt(useNow(), ownZone());
  if (lines.length === 0) return <p>{texts.none}</p>;
  const days = Map.groupBy(lines, ({ at }) => dayOf(at, ownZone()));
  return [...days].map(([day, own]) => (
    <section key={day} aria-labelledby={`looks-${day}`}>
      <h4 id={`looks-${day}`} className="font-semibold">
        {dayHeading(day, today)}
      </h4>
      <ul className="divide-y divide-rule border-y border-rule">
        {own.map(({ id, sentence, when, device }) => (
          <li key={id} data-look="" tabIndex={-1} className="scroll-mt-20 py-2.5 wrap-anywhere">
            <p>{sentence}</p>
            <p className="text-ink-soft">{[when, device].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Paged<P> = Parameters<typeof loadedOf<{ readonly pages: readonly P[] }>>[0] & {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

/** Of visits; of the entries, one visit has many. */
const atATime = { visits: 5, entries: 20 } as const;

type PagesProps<T> = {
  /** Of the number of lines that are shown. */
  readonly part: string;
  readonly step: number;
  readonly list: Paged<{ readonly data: readonly T[] }>;
  readonly lineOf: (each: T) => Line;
};

type ShownLinesProps = {
  readonly part: string;
  readonly step: number;
  readonly list: Paged<unknown>;
  readonly lines: readonly Line[];
};

/** A few, and more of them at a time: those that are loaded, then the next page. */
function ShownLines({ part, step, list, lines }: ShownLinesProps) {
  const { error, hasNextPage, isFetchingNextPage: isBusy, isFetchNextPageError } = list;
  const rows = useRef<HTMLDivElement>(null);
  const [shown, more] = useShown(part, lines, null, step);
  const some = lines.slice(0, shown);
  const find = (index: number) => rows.current?.querySelectorAll<HTMLElement>('[data-look]')[index];
  useFocusOnGrowth(shown, some.length, find, step);
  const onMore = (): void => {
    more();
    if (hasNextPage && shown + step > lines.length) void list.fetchNextPage();
  };
  return (
    <div ref={rows} className="space-y-4">
      <Lines lines={some} />
      {isFetchNextPageError && <Alert>{toApiError(error).text}</Alert>}
      {(shown < lines.length || hasNextPage) && (
        <Button look="secondary" isBusy={isBusy} onClick={onMore}>
          {isBusy ? texts.loading : texts.more}
        </Button>
      )}
    </div>
  );
}

function Pages<T>({ part, step, list, lineOf }: PagesProps<T>) {
  return (
    <LoadedPart loaded={loadedOf(list)}>
      {({ pages }) => (
        <ShownLines
          {...{ part, step, list }}
          lines={pages.flatMap(({ data }) => data).map(lineOf)}
        />
      )}
    </LoadedPart>
  );
}

type OfPersonProps = { readonly asked: { readonly helper_id?: string } };

const Visits = ({ asked }: OfPersonProps) => (
  <Pages
    part={`visits ${asked.helper_id ?? ''}`}
    step={atATime.visits}
    list={circleApi.useListVisitsInfiniteQuery(asked)}
    lineOf={lineOfVisit}
  />
);
const Entries = ({ asked }: OfPersonProps) => (
  <Pages
    part={`looks ${asked.helper_id ?? ''}`}
    step={atATime.entries}
    list={circleApi.useListLooksInfiniteQuery(asked)}
    lineOf={lineOfEntry}
  />
);

/** D10: who looked at the record and what they wrote, as visits or entry by entry. */
export function Looks({ people }: { readonly people: readonly CirclePerson[] }) {
  const [person, setPerson] = useState('');
  const [isExact, setExact] = useState(false);
  const asked = person === '' ? {} : { helper_id: person };
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        {people.length > 1 && (
          <div className="min-w-52">
            <SelectField
              label={texts.person}
              name="person"
              value={person}
              onChange={setPerson}
              choices={[
                { value: '', label: texts.everyone },
                ...people.map(({ helper_id, name }) => ({ value: helper_id, label: name })),
              ]}
            />
          </div>
        )}
        <div role="group" aria-label={texts.view} className="flex flex-wrap gap-2">
          <ToggleButton isPressed={!isExact} onClick={() => setExact(false)}>
            {texts.visits}
          </ToggleButton>
          <ToggleButton isPressed={isExact} onClick={() => setExact(true)}>
            {texts.entries}
          </ToggleButton>
        </div>
      </div>
      {isExact ? <Entries asked={asked} /> : <Visits asked={asked} />}
    </>
  );
}

type LastLookProps = {
  readonly visits: Loaded<{ readonly pages: readonly { readonly data: readonly LedgerVisit[] }[] }>;
};

/** Where people look for it: who was last in the record, and the way to the list at the end of the page. */
export function LastLook({ visits }: LastLookProps) {
  const nowMs = useNow();
  const last = visits.status === 'succeeded' ? visits.data.pages[0]?.data[0] : undefined;
  if (visits.status === 'succeeded' && last === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      {last !== undefined &&
        texts.last({ name: last.name, when: formatMoment(last.to, nowMs, ownZone(), 'within') })}
      <Link
        to={placeHref('circle', 'who-looked')}
        className="inline-flex min-h-target items-center font-semibold text-action underline underline-offset-4"
      >
        {texts.all}
      </Link>
    </p>
  );
}
