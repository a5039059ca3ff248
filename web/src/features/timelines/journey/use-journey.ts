import type { Sight } from '@caretrail/contract/journey/columns';
import { journeyMarks, type JourneyMarks } from '@caretrail/contract/journey/marks';
import type { Journey } from '@caretrail/contract/journey/schema';
import { useMemo, useState } from 'react';
import { journeyApi } from '../../../data/journey.ts';
import { loadedOf } from '../../../data/request-state.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import { daysToLoad } from './sight.ts';

export type LoadedJourney = { readonly journey: Journey; readonly marks: JourneyMarks };

type LoadingJourney = {
  /** What is drawn: while other days are loading, those that were loaded before. */
  readonly loaded: Loaded<LoadedJourney>;
  /** The days in sight could not be loaded; others are drawn. */
  readonly failure: Extract<Loaded<never>, { status: 'failed' }> | null;
};

/** The record of the days in sight, and some around them. */
export function useJourney(sight: Sight): LoadingJourney {
  const query = daysToLoad(sight);
  // Not the data of the days before: whether those in sight are loading has to be known.
  const { currentData, ...read } = journeyApi.useReadJourneyQuery({ query });
  const asked = loadedOf({ ...read, data: currentData });
  const current = asked.status === 'succeeded' ? asked.data : null;
  const [last, setLast] = useState<Journey | null>(current);
  if (current !== null && current !== last) setLast(current);
  const journey = current ?? last;
  const drawn = useMemo(
    () => (journey === null ? null : { journey, marks: journeyMarks(journey) }),
    [journey],
  );
  const failure = asked.status === 'failed' ? asked : null;
  if (drawn === null) return { loaded: failure ?? { status: 'loading' }, failure: null };
  return { loaded: { status: 'succeeded', data: drawn }, failure };
}
