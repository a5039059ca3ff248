import { addressInOneLine } from '@caretrail/contract/locations/address';
import { kilometresTo } from '@caretrail/contract/locations/arrange';
import type { Position } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import {
  Accessibility,
  CalendarClock,
  ChevronDown,
  Clock,
  Info,
  type LucideIcon,
  MapPin,
  Star,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useRecordZone } from '../../../data/zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DirectionsLink, PhoneLink } from '../links.tsx';
import { PlaceRowLink } from '../screen.tsx';
import { texts } from '../texts.ts';
import { TypeChip } from '../type-chip.tsx';
import { VisitLine } from '../visit-line.tsx';
import { comingVisit, formatDistance, type Here, formatOpening } from '../format-place.ts';

type FactRowProps = { readonly Icon: LucideIcon; readonly children: ReactNode };

/** One thing about a place; the icon only helps to find it again. */
const FactRow = ({ Icon, children }: FactRowProps) => (
  <div className="flex items-start gap-3">
    <Icon className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
);

type PlaceCardProps = {
  readonly place: CareLocation;
  readonly here: Here;
  /** Only while the list is by distance. */
  readonly km: number | null | undefined;
};

const numbers = ({ name, phone, on_call_phone }: CareLocation) =>
  (phone !== '' || on_call_phone !== '') && (
    <div className="flex flex-wrap items-center gap-x-6">
      {phone !== '' && <PhoneLink number={phone} of={name} />}
      {on_call_phone !== '' && (
        <span className="inline-flex flex-wrap items-center gap-x-2.5">
          <span className="font-medium">{texts.onCall}</span>
          <PhoneLink number={on_call_phone} of={texts.onCallOf({ name })} />
        </span>
      )}
    </div>
  );

/** What the patient needs before going there: phone numbers, opening hours, the next visit, how to get in. */
function PlaceCard({ place, here, km }: PlaceCardProps) {
  const opening = formatOpening(place, here);
  const visit = comingVisit(place, here);
  const address = addressInOneLine(place);
  const within = [place.organisation, place.department].filter(Boolean).join(' · ');
  return (
    <li className="rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-6 print:shadow-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <TypeChip type={place.type} />
        {place.favourite && (
          <Badge tone="action">
            <Star aria-hidden="true" />
            {texts.favourite}
          </Badge>
        )}
        {km !== undefined && (
          <span className="text-ink-soft">{km === null ? texts.noPin : formatDistance(km)}</span>
        )}
      </div>
      <h3 className="text-h2">
        <PlaceRowLink
          id={place.id}
          className="inline-block min-h-target py-1.5 wrap-anywhere underline decoration-rule decoration-2 underline-offset-4 hover:text-action hover:decoration-action"
        >
          {place.name}
        </PlaceRowLink>
      </h3>
      {within !== '' && <p className="text-ink-soft wrap-anywhere">{within}</p>}
      <div className="mt-1">{numbers(place)}</div>
      <div className="mt-2 space-y-2.5">
        {opening !== null && <FactRow Icon={Clock}>{opening}</FactRow>}
        {visit !== null && (
          <FactRow Icon={CalendarClock}>
            <VisitLine visit={visit} here={here} />
          </FactRow>
        )}
        {place.step_free !== null && (
          <FactRow Icon={Accessibility}>{place.step_free ? texts.stepFree : texts.steps}</FactRow>
        )}
        {place.access_note !== '' && (
          <FactRow Icon={Info}>
            <p className="line-clamp-6 whitespace-pre-line">{place.access_note}</p>
          </FactRow>
        )}
        {address !== '' && <FactRow Icon={MapPin}>{address}</FactRow>}
      </div>
      <div className="mt-1 print:hidden">
        <DirectionsLink place={place} />
      </div>
    </li>
  );
}

type PlaceListProps = {
  readonly places: readonly CareLocation[];
  readonly from: Position | null;
};

/** Places in use first; the others behind a button. */
export function PlaceList({ places, from }: PlaceListProps) {
  const here = { nowMs: useNow(), zone: useRecordZone() };
  const cards = (shown: readonly CareLocation[]) => (
    <ul className="space-y-4">
      {shown.map((place) => (
        <PlaceCard
          key={place.id}
          place={place}
          here={here}
          km={from === null ? undefined : kilometresTo(place, from)}
        />
      ))}
    </ul>
  );
  const used = places.filter(({ status }) => status === 'active');
  const notUsed = places.filter(({ status }) => status !== 'active');
  return (
    <div className="space-y-6">
      {used.length > 0 && cards(used)}
      {notUsed.length > 0 && (
        <details open={used.length === 0} className="group">
          <summary className="inline-flex min-h-target list-none items-center gap-2 rounded-control pe-3 font-semibold text-action [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {texts.notUsed({ count: notUsed.length })}
          </summary>
          <div className="pt-3">{cards(notUsed)}</div>
        </details>
      )}
    </div>
  );
}
