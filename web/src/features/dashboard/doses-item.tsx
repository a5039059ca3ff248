import type { DosesEntry, LineDose } from '@caretrail/contract/dashboard/day-line';
import { formatList } from '@caretrail/contract/i18n/format';
import { isAnswered } from '@caretrail/contract/medications/is-answered';
import { sharesTap } from '@caretrail/contract/medications/one-tap';
import { ChevronDown } from 'lucide-react';
import { isAnswerWaiting } from '../../data/dose-entry.ts';
import { useCan } from '../../session/chosen-record.ts';
import { Badge } from '../../ui/badge.tsx';
import { allTexts, dosePlaceOf, formatExact } from '../medications/public.ts';
import { DoseRow } from './dose-row.tsx';
import { GroupTap, hasGroupTap } from './group-tap.tsx';
import { LineHead, LineItem } from './line-item.tsx';
import type { LineView } from './use-today.ts';
import { lineTexts as texts, tapTexts } from './texts.ts';

type DosesItemProps = {
  readonly entry: DosesEntry;
  /** When it is, in words. */
  readonly time: string;
  readonly view: LineView;
};

const doseWords = ({ medication_name: name, parts, dosage }: LineDose): string =>
  texts.dose({ name, amount: formatExact(parts, dosage) });

/** On hold: nothing is asked about them, and they say why. */
const HeldDoses = ({ held }: { readonly held: readonly LineDose[] }) =>
  held.length > 0 && (
    <ul>
      {held.map((dose) => (
        <li key={dosePlaceOf(dose)} className="py-1.5 wrap-anywhere">
          {doseWords(dose)}
          <span className="block text-small text-ink-soft">{tapTexts.held}</span>
        </li>
      ))}
    </ul>
  );

/** Over and not recorded: one line, which opens to record each dose as it was. */
function EarlierDoses({ entry, time, view }: DosesItemProps) {
  const isAllAnswered = entry.doses.every(isAnswered);
  const isAllSent = isAllAnswered && !entry.doses.some(isAnswerWaiting);
  return (
    <LineItem>
      <details className="group">
        <summary className="flex min-h-target list-none flex-wrap items-center gap-x-2.5 rounded-control py-1 [&::-webkit-details-marker]:hidden">
          <h3 className="text-base font-semibold">
            {texts.medicines({ time, count: entry.doses.length })}
          </h3>
          {/* The arrow never stands on a line of its own. */}
          <span className="flex items-center gap-x-2">
            <span className={isAllSent ? 'invisible' : 'contents'}>
              <Badge>{isAllAnswered ? texts.notSent : texts.notRecorded}</Badge>
            </span>
            <ChevronDown
              className="size-5.5 shrink-0 text-action group-open:rotate-180"
              aria-hidden="true"
            />
          </span>
          <span className="basis-full text-small wrap-anywhere text-ink-soft group-open:hidden">
            {formatList(entry.doses.map(({ medication_name }) => medication_name))}
          </span>
        </summary>
        <ul>
          {entry.doses.map((dose) => (
            <DoseRow key={dosePlaceOf(dose)} {...{ dose, view }} />
          ))}
        </ul>
      </details>
      <HeldDoses held={entry.held} />
    </LineItem>
  );
}

/** The doses of one time that are due now, with their answers, or are over. */
export function DosesItem(props: DosesItemProps) {
  const { entry, time, view } = props;
  const { phase, doses, held } = entry;
  const canAdd = useCan()('add', 'medication');
  if (phase === 'earlier') return <EarlierDoses {...props} />;
  const hasTap = canAdd && hasGroupTap(entry);
  const heading =
    doses.length === 0 ? texts.held({ time }) : texts.medicines({ time, count: doses.length });
  // All are recorded: nothing is due, and the badge keeps its room.
  const badge = (
    <span className={doses.every(isAnswered) ? 'invisible' : ''}>
      <Badge tone="today">{texts.now}</Badge>
    </span>
  );
  return (
    <LineItem isNow>
      {hasTap ? (
        <GroupTap {...{ entry, badge }} recording={view.recording}>
          {heading}
        </GroupTap>
      ) : (
        <LineHead badges={badge}>{heading}</LineHead>
      )}
      {doses.length > 0 && (
        <ul>
          {doses.map((dose) => (
            <DoseRow
              key={dosePlaceOf(dose)}
              {...{ dose, view }}
              isOneOfSeveral={hasTap && sharesTap(dose)}
              why={hasTap && !sharesTap(dose) ? allTexts.varies : undefined}
            />
          ))}
        </ul>
      )}
      <HeldDoses held={held} />
    </LineItem>
  );
}
