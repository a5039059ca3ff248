import { Readable } from 'node:stream';
import { newEvent, type NewEvent } from '@caretrail/contract/timelines/event-body';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { attachFiles, fileSink, type FilesDeps } from '../files/service.ts';
import { writeRecordIn } from '../patients/service.ts';
import { addEvent } from '../timelines/service.ts';
import type { DemoEvent } from './demo-event.ts';
import type { DemoTreatmentIds } from './demo-treatment.ts';
import { demoEvents } from './events.ts';
import { homeZone } from './profile.ts';

const day = 86_400_000;

export const dateOf = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10);

/** The ids that an event may refer to. */
export type Named = {
  readonly places: ReadonlyMap<string, string>;
  readonly treatments: DemoTreatmentIds;
};

/** An event on a past day has happened. */
function bodyOf(now: Date, event: DemoEvent, { places, treatments }: Named): NewEvent {
  const { day: from, at, until, days = 0, type, treatment, files: _, ...said } = event;
  const { isByPhone = false, ...words } = said;
  const end = until ?? (days > 0 ? '00:00' : undefined);
  return newEvent.parse({
    ...words,
    event_type: type,
    location_id: (!isByPhone && places.get(event.practitioner ?? '')) || null,
    start: `${dateOf(now, from)}T${at ?? '00:00'}`,
    end: end ? `${dateOf(now, from + days)}T${end}` : null,
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
  const now = deps.clock.now();
  const sink = fileSink(deps, context);
  await writeRecordIn(deps, tx, context, async (write) => {
    for (const event of demoEvents) {
      const body = bodyOf(now, event, named);
      const { id } = await addEvent(write, { id: deps.ids.next(), body, files: [] });
      for (const [had, { name, content, said = {} }] of (event.files ?? []).entries()) {
        const file = await sink.store({ name, content: Readable.from([content()]) });
        await attachFiles(write, { eventId: id, files: [file], had, said });
      }
    }
  });
  sink.done?.();
}
