import { type Choices, labelIn, usePlaceChoices } from '../../../data/choices.ts';
import { bodySideLabels, treatmentIntentLabels } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { PlaceLink } from '../../locations/public.ts';
import { Button } from '../../../ui/button.tsx';
import { PendingPart } from '../../../ui/pending-part.tsx';
import type { Fact } from '../../../ui/fact-list.tsx';
import { useToday } from '../use-today.ts';
import { periodWords } from '../words/when-words.ts';
import { viewTexts as texts } from './texts.ts';

type FactsProps = { readonly treatment: Treatment };

/** Nothing stands here that is empty. */
function useFacts(treatment: Treatment, places: Choices): Fact[] {
  const { practitioner, location_id, total_dose_gy, site, side, device_hours_per_day } = treatment;
  const today = useToday();
  const place = labelIn(places, location_id);
  const where = [site, side === null ? '' : bodySideLabels[side].toLowerCase()]
    .filter(Boolean)
    .join(', ');
  const facts: readonly Fact[] = [
    { label: texts.dates, content: periodWords(treatment, today) },
    // Often both have one name.
    { label: texts.team, content: practitioner === place ? '' : practitioner },
    {
      label: texts.place,
      content:
        place === null || location_id === null ? '' : <PlaceLink id={location_id} name={place} />,
    },
    { label: texts.dose, content: total_dose_gy === null ? '' : texts.doseOf(total_dose_gy) },
    { label: texts.site, content: where },
    {
      label: texts.hours,
      content: device_hours_per_day === null ? '' : texts.hoursOf(device_hours_per_day),
    },
  ];
  return facts.filter(({ content }) => content !== '');
}

/** What a treatment is for may be hard to read: it is shown on request. */
function Aim({ treatment: { intent } }: FactsProps) {
  const [isShown, setShown] = useState(false);
  if (intent === null) return null;
  return (
    <div className={isShown ? '' : 'print:hidden'}>
      {isShown && (
        <p>
          <span className="font-semibold">{texts.aim}:</span> {treatmentIntentLabels[intent]}
        </p>
      )}
      <Button
        look="quiet"
        className="-ms-3 px-3 print:hidden"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? (
          <EyeOff className="size-5" aria-hidden="true" />
        ) : (
          <Eye className="size-5" aria-hidden="true" />
        )}
        {isShown ? texts.hideAim : texts.showAim}
      </Button>
    </div>
  );
}

export function Facts({ treatment }: FactsProps) {
  const places = usePlaceChoices(treatment.location_id !== null);
  const facts = useFacts(treatment, places);
  return (
    <div className="space-y-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {facts.map(({ label, content }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="flex min-h-target items-center font-medium wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
      <PendingPart loaded={places} />
      <Aim treatment={treatment} />
    </div>
  );
}
