import { type Area, areas as everyArea } from '@caretrail/contract/circle/areas';
import { formatAreas } from '@caretrail/contract/circle/format-areas';
import type { HelpedRecord } from '@caretrail/contract/circle/schema';
import type { SuccessorOf } from '@caretrail/contract/circle/successor-schema';
import { dosesDueNow } from '@caretrail/contract/dashboard/due-now';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { inSight } from '../../data/api.ts';
import { helpingApi } from '../../data/helping.ts';
import { loadedOf } from '../../data/request-state.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { longDate } from '../../lib/long-date.ts';
import { useNow } from '../../lib/use-now.ts';
import { ClockLine } from '../../shell/record/clock-line.tsx';
import { openRecordHref } from '../../shell/record/open-record-href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { SkeletonShape } from '../../ui/skeleton.tsx';
import { formatVisitTime } from '../dashboard/public.ts';
import { LazyHelpedOpen } from '../escalation/open/public.ts';
import { Leave } from './leave.tsx';
import { TakeOver } from './take-over.tsx';
import { personTexts as texts } from './texts.ts';

type OnDone = (words: string) => void;
type NamedCardProps = { readonly of: SuccessorOf; readonly onDone: OnDone };
type PersonCardProps = {
  readonly person: HelpedRecord;
  /** Where one was named to take over. */
  readonly of: SuccessorOf | undefined;
  readonly onDone: OnDone;
};
type DayProps = {
  readonly areas: readonly Area[];
  readonly day: Dashboard;
  /** A critical dose is not recorded, as far as is known: that nothing is due would contradict it. */
  readonly mayBeOpen?: boolean;
};

/** Only what is shared: about the rest nothing is known. */
function Day({ areas, day, mayBeOpen = false }: DayProps) {
  const nowMs = useNow();
  const { next_visit: visit, has_medicines, alerts, time_zone: zone } = day;
  const due = dosesDueNow(day, nowMs);
  return (
    <div className="space-y-3">
      {areas.includes('medication') && (due > 0 || !mayBeOpen) && (
        <p className={due > 0 ? 'text-lead font-semibold' : ''}>
          {due > 0
            ? texts.due({ count: due })
            : has_medicines
              ? texts.nothingDue
              : texts.noMedicines}
        </p>
      )}
      {areas.includes('calendar') &&
        (visit === null ? (
          <p>{texts.noNext}</p>
        ) : (
          <div className="wrap-anywhere">
            <h3 className="text-base font-semibold">{texts.next}</h3>
            <p>
              {texts.visit({
                title: visit.title,
                when: formatVisitTime(visit, { today: dayNow(nowMs, zone), zone, nowMs }),
              })}
            </p>
          </div>
        ))}
      {alerts.length > 0 && (
        <div>
          <h3 className="text-base font-semibold">{texts.attention}</h3>
          <ul className="list-disc ps-5">
            {alerts.map(({ kind, subject_id, text }) => (
              <li key={`${kind} ${subject_id} ${text}`} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Whom one may see nothing of any more, and was named for all the same. */
export function NamedCard({ of, onDone }: NamedCardProps) {
  const { access_id: accessId, name } = of;
  return (
    <Card heading={name}>
      <div className="space-y-4">
        <TakeOver {...{ of, onDone, zone: ownZone() }} />
        <Leave {...{ accessId, name, onDone }} isNamed />
      </div>
    </Card>
  );
}

/** One person, and what their day asks for. */
export function PersonCard({ person, of, onDone }: PersonCardProps) {
  const { id, patient_id, name, areas, role, ends_on } = person;
  const isAll = role === 'manager' && areas.length === everyArea.length;
  const day = helpingApi.useFindDayOfQuery(patient_id, inSight);
  return (
    <Card heading={name}>
      <div className="space-y-4">
        <LoadedPart loaded={loadedOf(day)}>
          {(shown) => {
            const clock = <ClockLine name={name} zone={shown.time_zone} />;
            if (!shown.has_critical)
              return (
                <div className="space-y-3">
                  {clock}
                  <Day areas={areas} day={shown} />
                </div>
              );
            return (
              <Suspense fallback={<SkeletonShape className="h-24 w-full" />}>
                {clock}
                <LazyHelpedOpen record={patient_id}>
                  {(mayBeOpen) => <Day areas={areas} day={shown} mayBeOpen={mayBeOpen} />}
                </LazyHelpedOpen>
              </Suspense>
            );
          }}
        </LoadedPart>
        <p className="text-ink-soft">
          {isAll ? texts.manages({ name }) : texts.sees({ areas: formatAreas(areas) })}
          {ends_on !== null && ` ${texts.until({ day: longDate(ends_on) })}`}
        </p>
        <Link to={openRecordHref(patient_id)} className={buttonClass()}>
          {texts.open({ name })}
        </Link>
        {of !== undefined && (
          <TakeOver {...{ of, onDone, zone: day.data?.time_zone ?? ownZone() }} />
        )}
        <div className="border-t border-rule pt-4">
          <Leave accessId={id} isNamed={of !== undefined} {...{ name, onDone }} />
        </div>
      </div>
    </Card>
  );
}
