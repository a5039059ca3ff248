import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { datePart } from '@caretrail/contract/time/days';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { dashboardApi } from '../../../data/dashboard.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { useRecordZone } from '../../../data/zone.ts';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { CheckInForm } from './check-in-form.tsx';

const noSymptoms: readonly string[] = [];

/** What the dashboard knows of the check-in: it is there without a connection too. */
const useChoice = () => loadedOf(dashboardApi.useReadDashboardQuery(undefined));

/** The check-in of today; after midnight still of the day before, as on the line of the day. */
export function NewCheckIn() {
  const zone = useRecordZone();
  const [day] = useState(() => doseDayAt(Date.now(), zone));
  return (
    <LoadedPart loaded={useChoice()}>
      {({ shown: { check_in } }) => {
        const latest = check_in?.latest ?? null;
        const stored = latest?.day === day ? { ...latest, version: 1 } : null;
        return <CheckInForm day={day} stored={stored} asked={check_in?.symptoms ?? noSymptoms} />;
      }}
    </LoadedPart>
  );
}

type EditCheckInProps = {
  readonly event: TimelineEvent & { readonly check_in: NonNullable<TimelineEvent['check_in']> };
};

/** One of any day, corrected or completed. */
export function EditCheckIn({ event }: EditCheckInProps) {
  const { id, version, check_in: answers, start } = event;
  return (
    <LoadedPart loaded={useChoice()}>
      {({ shown: { check_in } }) => (
        <CheckInForm
          day={datePart(start)}
          stored={{ id, version, answers }}
          asked={check_in?.symptoms ?? noSymptoms}
        />
      )}
    </LoadedPart>
  );
}
