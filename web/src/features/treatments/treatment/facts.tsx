import { hrefOf } from '@caretrail/contract/access/routes';
import { allTags } from '@caretrail/contract/articles/feed-view';
import { treatmentIntentLabels, type TreatmentType } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { BookOpen, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Choices, labelIn, usePlaceChoices } from '../../../data/choices.ts';
import { hashOf } from '../../../lib/address-state.ts';
import { Button } from '../../../ui/button.tsx';
import type { Fact } from '../../../ui/fact-list.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { PlaceLink } from '../../locations/public.ts';
import { usePatientDate } from '../../../data/zone.ts';
import { formatPeriod } from '../format-when.ts';
import { Part } from './part.tsx';
import { articleTexts, siteTexts, viewTexts as texts } from './texts.ts';

/** The search term for articles about a type. */
const articleTerms: Record<TreatmentType, string> = {
  surgery: 'surgery',
  radiotherapy: 'radiotherapy',
  chemotherapy: 'chemotherapy',
  targeted_immuno: 'immunotherapy',
  tumour_treating_fields: 'treating fields',
  steroid: 'steroid',
  rehab: 'rehabilitation',
  trial: 'trial',
  supportive: 'supportive care',
};

/** Questions and notes as typed, and a link to articles. */
export function NotesAndQuestions({ treatment }: { readonly treatment: Treatment }) {
  const { questions, notes, type } = treatment;
  const hash = hashOf(new URLSearchParams({ tag: allTags, q: articleTerms[type] }));
  return (
    <>
      {questions.length > 0 && (
        <Part heading={texts.questions}>
          <ul className="list-disc ps-6">
            {questions.map((question, index) => (
              // A line has no identity but its index.
              <li key={index} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notes !== '' && (
        <Part heading={texts.notes}>
          <p className="whitespace-pre-wrap wrap-anywhere">{notes}</p>
        </Part>
      )}
      <p className="print:hidden">
        <Link
          to={{ pathname: hrefOf('articles'), hash }}
          className="link inline-flex! items-center gap-2"
        >
          <BookOpen className="size-5 shrink-0" aria-hidden="true" />
          {articleTexts[type]}
        </Link>
      </p>
    </>
  );
}

type FactsProps = { readonly treatment: Treatment };

function formatSite({ site, side }: Pick<Treatment, 'site' | 'side'>): string {
  if (side === null) return site;
  return site === '' ? siteTexts.side({ side }) : siteTexts.siteAndSide({ site, side });
}

/** Empty facts are left out. */
function useFacts(treatment: Treatment, places: Choices): Fact[] {
  const { practitioner, location_id, total_dose_gy, device_hours_per_day } = treatment;
  const today = usePatientDate();
  const place = labelIn(places, location_id);
  const facts: readonly Fact[] = [
    { label: texts.dates, content: formatPeriod(treatment, today) },
    // Often both have one name.
    { label: texts.team, content: practitioner === place ? '' : practitioner },
    {
      label: texts.place,
      content:
        place === null || location_id === null ? '' : <PlaceLink id={location_id} name={place} />,
    },
    {
      label: texts.dose,
      content: total_dose_gy === null ? '' : texts.doseOf({ dose: total_dose_gy }),
    },
    { label: texts.site, content: formatSite(treatment) },
    {
      label: texts.hours,
      content: device_hours_per_day === null ? '' : texts.hoursOf({ hours: device_hours_per_day }),
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
