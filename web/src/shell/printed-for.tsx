import { displayName } from '@caretrail/contract/access/menu';
import { messages } from '@caretrail/contract/i18n/messages';
import { selectProfile } from '../data/profile.ts';
import { usePatientDate } from '../data/zone.ts';
import { dayName } from '../lib/format-day.ts';
import { longDate } from '../lib/long-date.ts';
import { useChosenRecord } from '../session/chosen-record.ts';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';

const texts = messages('shell/printed', {
  born: 'born on {day}',
  printed: 'printed on {day}',
});

/** Print only: whose record it is and when it was printed. */
export function PrintedFor() {
  const own = displayName(useAppSelector(selectUser));
  const name = useChosenRecord()?.name ?? own;
  const born = useAppSelector((state) => selectProfile(state).profile?.birthDate ?? null);
  const day = dayName(usePatientDate());
  return (
    <p className="hidden print:block">
      {[name, born && texts.born({ day: longDate(born) }), texts.printed({ day })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
