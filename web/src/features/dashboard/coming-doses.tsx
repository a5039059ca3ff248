import type { DosesEntry } from '@caretrail/contract/dashboard/day-line';
import { Link } from 'react-router';
import { isAnswerWaiting } from '../../data/dose-entry.ts';
import { dosePlaceOf, formatExact, isPutOff } from '../medications/public.ts';
import { DoseRow } from './dose-row.tsx';
import { LineHead, LineItem } from './line-item.tsx';
import { dosesHref } from './links.ts';
import type { LineView } from './use-today.ts';
import { lineTexts as texts, tapTexts } from './texts.ts';

type ComingDosesProps = {
  readonly entry: DosesEntry;
  /** When it is, in words. */
  readonly time: string;
  readonly isNext: boolean;
  readonly view: LineView;
};

/**
 * The doses of a time that is still to come. Each opens its medicine; one that was put off keeps its answers, and one whose
 * answer waits shows it.
 */
export const ComingDoses = ({ entry: { doses, held }, time, isNext, view }: ComingDosesProps) => (
  <LineItem>
    <LineHead isNext={isNext}>
      {doses.length === 0 ? texts.held({ time }) : texts.medicines({ time, count: doses.length })}
    </LineHead>
    <ul>
      {[...doses, ...held].map((dose) =>
        isPutOff(dose) || isAnswerWaiting(dose) ? (
          <DoseRow key={dosePlaceOf(dose)} {...{ dose, view }} />
        ) : (
          <li key={dosePlaceOf(dose)}>
            <Link to={dosesHref(dose.medication_id)} className="link wrap-anywhere">
              {texts.dose({
                name: dose.medication_name,
                amount: formatExact(dose.parts, dose.dosage),
              })}
            </Link>
            {held.includes(dose) && (
              <span className="block text-small text-ink-soft">{tapTexts.held}</span>
            )}
          </li>
        ),
      )}
    </ul>
  </LineItem>
);
