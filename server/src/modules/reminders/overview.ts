import { messages } from '@caretrail/contract/i18n/messages';
import { daysToLookAt, remindersOf } from '@caretrail/contract/reminders/plan';
import type { Reminder } from '@caretrail/contract/reminders/reminder';
import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { localAt } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import { coursesOfMany } from '../medications/service.ts';
import { timeZoneOf, whereaboutsIn } from '../patients/service.ts';
import { devicesInUse } from '../push/service.ts';
import { comingEvents } from '../timelines/service.ts';
import { findAddress, findSettings } from './repo.ts';
import { wantedOf } from './settings.ts';

const texts = messages('reminders/told', {
  step: '{name}, new dose',
  renew: '{name}, new prescription',
  expired: '{name}, expired',
  expires: '{name}, expires soon',
  low: '{name}, running low',
});

const day = 86_400_000;
const nextDays = 8;
const mostNext = 5;
const maxEvents = 50;

/** What a reminder is about beside its name, in two words. */
function formatTold(name: string, told: NonNullable<Reminder['told']>): string {
  if (told.what === 'step') return texts.step({ name });
  if (told.stock.alert === 'renew') return texts.renew({ name });
  if (told.stock.alert === 'expired') return texts.expired({ name });
  return texts[told.stock.alert_because === 'expires' ? 'expires' : 'low']({ name });
}

/** The settings with the names of what they apply to, and the next few reminders. */
export async function overviewOf(
  { clock }: { readonly clock: Clock },
  db: Queryable,
  patientId: string,
): Promise<ReminderOverview> {
  const now = clock.now();
  const nowMs = now.getTime();
  const zone = await timeZoneOf(db, patientId);
  const days = daysToLookAt(nowMs, zone, nextDays);
  const [own] = await coursesOfMany(db, [patientId], days);
  const medicines = own?.courses ?? [];
  const { moves } = whereaboutsIn(zone, own?.moves ?? null);
  const wanted = { ...wantedOf(await findSettings(db, patientId), zone), moves };
  const coming = { from: now, to: new Date(nowMs + 62 * day) };
  const events = await comingEvents(db, [patientId], coming);
  // A low stock is due every day until it was sent: only its first time is an upcoming one.
  const firstOf = new Map<string, Reminder>();
  for (const each of remindersOf(wanted, { medicines, events }, days, nowMs))
    if (!firstOf.has(each.key)) firstOf.set(each.key, each);
  const next = [...firstOf.values()].filter(({ send_ms }) => send_ms > nowMs).slice(0, mostNext);
  return {
    settings: wanted.settings,
    email: (await findAddress(db, patientId)).email,
    push: await devicesInUse(db, patientId),
    time_zone: zone,
    medications: medicines
      .filter(({ state }) => state === 'active' || state === 'on-hold')
      .map(({ id, name }) => ({ id, name })),
    events: events.slice(0, maxEvents).map(({ id, title, start, time_zone, all_day }) => ({
      id,
      title,
      start,
      time_zone,
      all_day,
    })),
    next: next.map(({ kind, name, told, send_ms, local_date_time, all_day }) => ({
      kind,
      name: told === null ? name : formatTold(name, told),
      comes_at: localAt(send_ms, zone),
      local_date_time,
      all_day,
    })),
  };
}
