import { messages } from '../i18n/messages.ts';
import { offsetAt } from './zone-offset.ts';
import { localAt } from './zoned.ts';

const texts = messages('time/whose-clock', {
  clock: '{time}',
  /** {when} is a time of day, or a day with a time. */
  placed: '{when} ({place} time)',
  /** Above everything that is on the clock of {name}. */
  whose: 'All times here are {name}’s: in {place} it is {time} now.',
});

/** Times are shown in `zone`. `reader`: the zone of who reads them; null: not known. */
export type ShownClock = { readonly zone: string; readonly reader: string | null };

/** 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export const placeOfZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The place whose clock a time is on; null where the reader's own clock shows the same at that moment. */
export const otherClock = (ms: number, { zone, reader }: ShownClock): string | null =>
  reader !== null && offsetAt(reader, ms) === offsetAt(zone, ms) ? null : placeOfZone(zone);

/** 'today at 15:10', 'today at 15:10 (London time)' */
export function formatPlaced(when: string, ms: number, clock: ShownClock): string {
  const place = otherClock(ms, clock);
  return place === null ? when : texts.placed({ when, place });
}

/** '15:10', '08:00, 08:30 (London time)': times of day as they stand in sentences. */
export const formatClocks = (time: string, ms: number, clock: ShownClock): string =>
  formatPlaced(texts.clock({ time }), ms, clock);

/** '15:10', '15:10 (London time)' */
export const formatClockAt = (ms: number, clock: ShownClock): string =>
  formatClocks(localAt(ms, clock.zone).slice(11, 16), ms, clock);

/** 'All times here are Robin’s: in London it is 15:10 now.'; null where the reader's own clock shows the same. */
export function formatWhoseClock(name: string, nowMs: number, clock: ShownClock): string | null {
  const place = otherClock(nowMs, clock);
  const time = texts.clock({ time: localAt(nowMs, clock.zone).slice(11, 16) });
  return place === null ? null : texts.whose({ name, place, time });
}
