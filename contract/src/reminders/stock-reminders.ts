import { msFromIso } from '../dates.ts';
import { cycleCover } from '../medications/cycle-cover.ts';
import { forecastOf } from '../medications/forecast.ts';
import { stockAlertOn } from '../medications/stock-alert.ts';
import { addDays } from '../time/days.ts';
import { dateAt, instantOf } from '../time/zoned.ts';
import type { MedicineCourse } from './dose-reminders.ts';
import { outsideQuiet } from './quiet-hours.ts';
import { isInTime, type Reminder, type Wanted } from './reminder.ts';

/** When shops and clinics can be called. */
const morningClock = '09:00';
const latestClock = '20:00';

type Days = { readonly from: string; readonly to: string };

/**
 * Once for each count and each alarm: a dose more or less moves the day, and is nothing to write about again. That it
 * expires is an alarm of its own.
 */
function remindersAbout(
  medicine: MedicineCourse,
  { settings, zone, sinceMs }: Wanted,
  { from, to }: Days,
  nowMs: number,
): Reminder[] {
  const today = dateAt(nowMs, zone);
  const found: Reminder[] = [];
  const moment = { today, nowMs, zone };
  forecastOf(medicine, medicine.stock ?? [], medicine.log, moment).forEach((stock, place) => {
    const { strength } = stock;
    const counted = medicine.counted?.find((each) => each.strength === strength)?.at ?? '';
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const { alert, alert_because } = stockAlertOn(stock, day);
      if (alert === null) continue;
      const alarm = alert === 'low' && alert_because === 'expires' ? 'expires' : alert;
      const local_date_time = `${day}T${morningClock}`;
      const until_ms = instantOf(`${day}T${latestClock}`, zone);
      const begin = instantOf(local_date_time, zone);
      const send_ms = outsideQuiet(begin, until_ms, settings.quiet, zone);
      if (!isInTime(send_ms, sinceMs.stock, msFromIso(counted) ?? 0)) continue;
      found.push({
        key: `stock ${medicine.id} ${place} ${alarm} ${counted}`,
        kind: 'stock',
        about: medicine.id,
        name: medicine.name,
        amount: '',
        local_date_time,
        put_off_from: null,
        time_zone: zone,
        all_day: false,
        is_again: false,
        told: {
          what: 'stock',
          stock: { ...stock, alert, alert_because, cover: cycleCover(medicine, stock, day) },
        },
        send_ms,
        until_ms,
        useless_ms: until_ms,
      });
    }
  });
  return found;
}

/** What runs low, is out, expires, or needs a new prescription. */
export function stockReminders(
  wanted: Wanted,
  medicines: readonly MedicineCourse[],
  days: Days,
  nowMs: number,
): Reminder[] {
  if (wanted.settings.stock_by.length === 0) return [];
  return medicines
    .filter(({ stock = [] }) => stock.length > 0)
    .flatMap((medicine) => remindersAbout(medicine, wanted, days, nowMs));
}
