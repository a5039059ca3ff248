import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { Link } from 'react-router';
import { newAppointment } from '../../shell/capture/capture-links.ts';
import { Card } from '../../ui/card.tsx';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { IfCan } from '../../session/if-can.tsx';
import { formatVisitTime } from './format-line.ts';
import { agendaHref } from './links.ts';
import { nextTexts as texts } from './below-texts.ts';
import { VisitNotes } from './visit-item.tsx';

type NextVisitProps = {
  readonly shown: Pick<Dashboard, 'next_visit' | 'time_zone'>;
  /** By the clock of the server. */
  readonly nowMs: number;
};

/** The simple mode's second part. */
export function NextVisit({ shown, nowMs }: NextVisitProps) {
  const { next_visit: visit, time_zone: zone } = shown;
  return (
    <Card heading={texts.visit}>
      {visit === null ? (
        <>
          <p>{texts.noVisit}</p>
          <IfCan act="add" area="calendar">
            <Link {...newAppointment} className="link">
              {texts.addVisit}
            </Link>
          </IfCan>
        </>
      ) : (
        <>
          <p className="text-h3 font-semibold">
            {formatVisitTime(visit, { today: dayNow(nowMs, zone), zone, nowMs })}
          </p>
          <Link to={agendaHref(visit)} className="link wrap-anywhere">
            {visit.title}
          </Link>
          <VisitNotes event={visit} />
        </>
      )}
    </Card>
  );
}
