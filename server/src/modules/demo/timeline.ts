import { Readable } from 'node:stream';
import { addDays } from '@caretrail/contract/time/days';
import { newEvent, type NewEvent } from '@caretrail/contract/timelines/event-body';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { attachFiles, fileSink, type FilesDeps } from '../files/service.ts';
import { writeRecordIn } from '../patients/service.ts';
import { addEvents } from '../timelines/service.ts';
import { addCheckIns } from './check-ins.ts';
import { demoDays } from './days.ts';
import type { DemoEvent } from './demo-event.ts';
import type { DemoTreatmentIds } from './demo-treatment.ts';
import { demoEvents } from './events.ts';
import { homeZone, todayAt } from './today.ts';

/** The ids that an event may refer to. */
export type Named = {
  readonly places: ReadonlyMap<string, string>;
  readonly treatments: DemoTreatmentIds;
};

/** An event on a past day has happened. */
export function bodyOf(today: string, event: DemoEvent, { places, treatments }: Named): NewEvent {
  const { day: from, at, until, days = 0, type, treatment, files: _, ...said } = event;
  const { isByPhone = false, ...words } = said;
  const end = until ?? (days > 0 ? '00:00' : undefined);
  return newEvent.parse({
    ...words,
    event_type: type,
    location_id: (!isByPhone && places.get(event.practitioner ?? '')) || null,
    start: `${addDays(today, from)}T${at ?? '00:00'}`,
    end: end ? `${addDays(today, from + days)}T${end}` : null,
    all_day: at === undefined,
    time_zone: homeZone,
    treatment_id: treatment ? treatments[treatment] : null,
    status: from + days < 0 ? 'done' : 'planned',
  });
}

/** In the transaction that creates the account: the demo is complete, or not there at all. */
export async function seedTimeline(
  deps: FilesDeps,
  tx: Queryable,
  context: RecordContext,
  named: Named,
): Promise<void> {
  const today = todayAt(deps.clock.now());
  const sink = fileSink(deps, context);
  await writeRecordIn(deps, tx, context, async (write) => {
    for (const event of demoEvents(demoDays(today))) {
      const body = bodyOf(today, event, named);
      const { id } = await addEvents(deps, write, { id: deps.ids.next(), body, files: [] });
      for (const [had, { name, content, said = {} }] of (event.files ?? []).entries()) {
        const file = await sink.store({ name, content: Readable.from([content()]) });
        await attachFiles(write, { eventId: id, files: [file], had, said });
      }
    }
    await addCheckIns(deps, write, today);
  });
  sink.done?.();
}
