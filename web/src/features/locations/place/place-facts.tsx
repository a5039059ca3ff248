import { addressLinesOf } from '@caretrail/contract/locations/address';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { Mail } from 'lucide-react';
import { type Fact, FactList, linkedFact, saidFact } from '../../../ui/fact-list.tsx';
import { labels } from '../form/texts.ts';
import { exceptionLines, type HoursLine, hoursLines } from '../format-hours.ts';
import { DirectionsLink, PhoneLink } from '../links.tsx';
import { texts } from '../texts.ts';
import { VisitLine } from '../visit-line.tsx';
import { comingVisit, type Here, formatOpening } from '../format-place.ts';

/** The opening hours of the week. */
const HoursList = ({ lines }: { readonly lines: readonly HoursLine[] }) => (
  <ul className="max-w-[28rem]">
    {lines.map(({ days, times }) => (
      <li key={days} className="flex flex-wrap justify-between gap-x-6">
        <span>{days}</span>
        <span className="font-medium">{times}</span>
      </li>
    ))}
  </ul>
);

const dialled = (label: string, number: string, of: string): Fact | null =>
  number === '' ? null : { label, content: <PhoneLink number={number} of={of} /> };

function openFact(place: CareLocation, here: Here): Fact | null {
  const lines = hoursLines(place.hours);
  const others = exceptionLines(place.exceptions, dateAt(here.nowMs, here.zone));
  if (lines.length === 0 && others.length === 0) return null;
  const now = formatOpening(place, here);
  const content = (
    <div className="space-y-2">
      {/* Not in print, where "now" has no meaning. */}
      {now !== null && <p className="font-semibold print:hidden">{now}</p>}
      <HoursList lines={[...lines, ...others]} />
    </div>
  );
  return { label: labels.hours, content };
}

function addressFact(place: CareLocation): Fact | null {
  const lines = addressLinesOf(place);
  if (lines.length === 0 && place.lat === null) return null;
  return {
    label: labels.address,
    content: (
      <>
        <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
        <div className="print:hidden">
          <DirectionsLink place={place} />
        </div>
      </>
    ),
  };
}

const stepsFact = ({ step_free }: CareLocation): Fact | null =>
  step_free === null ? null : saidFact(labels.step_free, step_free ? texts.yes : texts.no);

const mailFact = ({ email }: CareLocation): Fact | null =>
  email === null
    ? null
    : {
        label: labels.email,
        content: (
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            <Mail className="me-2 inline size-5" aria-hidden="true" />
            {email}
          </a>
        ),
      };

/** How to get there and in comes first, then what patients look for next. */
export function PlaceFacts({ place, here }: { readonly place: CareLocation; readonly here: Here }) {
  const visit = comingVisit(place, here);
  const { name } = place;
  const facts = [
    addressFact(place),
    saidFact(labels.access_note, place.access_note),
    stepsFact(place),
    {
      label: texts.nextVisit,
      content: visit === null ? texts.noVisit : <VisitLine visit={visit} here={here} isUnnamed />,
    },
    dialled(labels.phone, place.phone, name),
    dialled(labels.on_call_phone, place.on_call_phone, name),
    openFact(place, here),
    saidFact(labels.practitioners, place.practitioners.join('\n')),
    mailFact(place),
    linkedFact(labels.website, place.website),
    linkedFact(labels.portal_url, place.portal_url),
    saidFact(labels.source, place.source),
  ];
  return <FactList facts={facts} />;
}
