import { isCalendarDate } from '@caretrail/contract/dates';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { isMode, type Mode, stepped } from './period.ts';

/** The chosen day and how much around it is shown. It stands in the address. */
export function useCalendarPlace(today: string) {
  const { query, change } = useViewQuery();
  const askedMode = query.get('mode');
  const askedDate = query.get('date') ?? '';
  const mode: Mode = isMode(askedMode) ? askedMode : 'month';
  const date = isCalendarDate(askedDate) ? askedDate : today;
  return {
    mode,
    date,
    onMode: (to: Mode): void => change({ mode: to === 'month' ? null : to }),
    onDate: (to: string, options?: { replace?: boolean }): void =>
      change({ date: to === today ? null : to }, options),
    onStep: (direction: 1 | -1): void => change({ date: stepped(mode, date, direction) }),
    onToday: (): void => change({ date: null }),
  };
}
