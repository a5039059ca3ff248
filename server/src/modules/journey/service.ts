import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import type { JourneyQuery } from '@caretrail/contract/journey/endpoints';
import type { Journey, JourneyTreatment } from '@caretrail/contract/journey/schema';
import { cyclesBetween } from '@caretrail/contract/treatments/cycles';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Built } from '../../http/cached-answers.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { medicinesOfDays } from '../medications/service.ts';
import type { RecordDeps } from '../patients/service.ts';
import { journeyEvents } from '../timelines/service.ts';
import { treatmentsAt } from '../treatments/service.ts';

const minute = 60 * 1000;

/** A dose is missed from a minute on. */
export const answerName = (
  { clock }: Pick<RecordDeps, 'clock'>,
  { from, to }: JourneyQuery,
): string => `journey ${from} ${to} ${Math.floor(clock.now().getTime() / minute)}`;

function treatmentOf(treatment: Treatment, { from, to }: JourneyQuery): JourneyTreatment {
  const { id, title, start, end, lab_gate, sessions } = treatment;
  return {
    id,
    title,
    start,
    end,
    lab_gate,
    cycles: cyclesBetween(treatment, { from, to }).map(({ number, first, last }) => ({
      number,
      first,
      last,
    })),
    sessions: sessions
      .filter(({ date }) => date >= from && date <= to)
      .map((session) => ({
        id: session.id,
        date: session.date,
        time: session.time,
        status: session.status,
      })),
  };
}

/** One query for each kind, and none for what is closed to the reader. The version is that of the first one or older. */
export async function buildJourney(
  deps: Pick<RecordDeps, 'db' | 'clock'>,
  { patientId, areas }: Pick<RecordContext, 'patientId' | 'areas'>,
  query: JourneyQuery,
): Promise<Built & { readonly json: string }> {
  const { db, clock } = deps;
  const nowMs = clock.now().getTime();
  const { version, zone, treatments } = await treatmentsAt(db, patientId, nowMs);
  const events = await journeyEvents(db, patientId, {
    ...query,
    types: eventTypesOf(areas),
    hasDiary: areas.has('diary'),
  });
  const answer: Journey = {
    ...query,
    today: dateAt(nowMs, zone),
    events,
    medicines: areas.has('medication') ? await medicinesOfDays(deps, patientId, query) : [],
    treatments: areas.has('treatments')
      ? treatments.map((treatment) => treatmentOf(treatment, query))
      : [],
  };
  return { version, json: JSON.stringify(answer) };
}
