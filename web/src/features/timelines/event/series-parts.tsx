import { messages } from '@caretrail/contract/i18n/messages';
import { formatRecurrence } from '@caretrail/contract/time/format-recurrence';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { SeriesScope } from '@caretrail/contract/timelines/series';
import { Repeat } from 'lucide-react';
import { timelinesApi } from '../../../data/timelines.ts';
import { dayWithoutYear } from '../../../lib/format-day.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';

const texts = messages('timelines/series-page', {
  repeats: 'It repeats',
  /** {day} is “Tuesday 1 December”. */
  moved: 'This one was moved from {day}',
  which: 'Which ones should be deleted?',
  one: 'Only this one',
  later: 'This one and all later ones',
  all: 'All of them, past ones too',
  laterOf: 'This one and all later ones ({count, number})',
  allOf: 'All of them, past ones too ({count, number})',
});

const useSeries = (id: string) => timelinesApi.useSeriesQuery({ params: { id } }).data;

/** Whether it has come how the event repeats, if it does: what is below it would move. */
export const useIsRepeatKnown = ({ id, series_id }: TimelineEvent): boolean =>
  !timelinesApi.useSeriesQuery({ params: { id } }, { skip: series_id === null }).isLoading;

type HowItRepeatsProps = {
  readonly id: string;
  /** On which it takes place. */
  readonly day: string;
};

/** 'Every week on Monday, 6 times', and whether this one is on another day; without a connection only that it repeats. */
export function HowItRepeats({ id, day }: HowItRepeatsProps) {
  const series = useSeries(id);
  return (
    <p className="flex flex-wrap items-center gap-2.5">
      <span className="inline-flex items-center gap-1.5">
        <Repeat className="size-4.5 shrink-0" aria-hidden="true" />
        {series === undefined ? texts.repeats : formatRecurrence(series.repeat)}
      </span>
      {series !== undefined && series.day !== day && (
        <span className="font-medium">{texts.moved({ day: dayWithoutYear(series.day) })}</span>
      )}
    </p>
  );
}

type ScopeOfDeleteProps = {
  readonly id: string;
  readonly value: 'one' | SeriesScope;
  readonly onChange: (scope: 'one' | SeriesScope) => void;
};

/** Asked before a repeating event is deleted, with how many go. */
export function ScopeOfDelete({ id, value, onChange }: ScopeOfDeleteProps) {
  const series = useSeries(id);
  return (
    <div className="mt-4">
      <RadioGroup
        legend={texts.which}
        name="scope"
        choices={[
          { value: 'one', label: texts.one },
          { value: 'later', label: series ? texts.laterOf({ count: series.later }) : texts.later },
          { value: 'all', label: series ? texts.allOf({ count: series.count }) : texts.all },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
