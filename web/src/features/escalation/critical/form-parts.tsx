import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { formatList } from '@caretrail/contract/i18n/format';
import { formatDuration } from '@caretrail/contract/reminders/format-when';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { nameIn } from '../names.ts';
import { criticalFormTexts as texts } from './texts.ts';
import { useKnownCircle } from './use-critical.ts';
import { notToldOf, whyNot } from './why-not.ts';

export type Values = {
  readonly isOn: boolean;
  readonly after: string;
  readonly people: readonly string[];
};

export const minutesOf = (after: string): number => (after.trim() === '' ? NaN : Number(after));

/** In sentences, before anything is saved. */
export function Preview({ values, overview }: { values: Values; overview: EscalationOverview }) {
  const { isOn, after, people } = values;
  const told = people.filter((id) =>
    overview.people.some((each) => each.helper_id === id && each.may_be_told),
  );
  const [first, ...others] = told.map((id) => nameIn(overview, id));
  const minutes = minutesOf(after);
  const wait = Number.isInteger(minutes) && minutes > 0 ? formatDuration(minutes) : '…';
  return (
    <section
      aria-label={texts.preview}
      aria-live="polite"
      className="space-y-1 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-3 wrap-anywhere"
    >
      <h3 className="text-base font-semibold">{texts.preview}</h3>
      {!isOn || first === undefined ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p>{texts.means({ wait, name: first })}</p>
          {others.length > 0 && <p>{texts.after({ wait, names: formatList(others) })}</p>}
          <p>{texts.stop}</p>
        </>
      )}
    </section>
  );
}

/** Who cannot be told, and why: for the patient, who knows the circle. */
export function NotTold({ told }: { readonly told: ReadonlySet<string> }) {
  const known = useKnownCircle(true);
  if (known.status !== 'succeeded') return <PendingPart loaded={known} label={texts.cannot} />;
  const people = notToldOf(known.data, told);
  if (people.length === 0) return null;
  return (
    <div>
      <h3 className="text-base font-semibold">{texts.cannot}</h3>
      <ul className="text-ink-soft">
        {people.map(({ helper_id, name }) => (
          <li key={helper_id} className="wrap-anywhere">
            {texts.cannotLine({ name, why: whyNot(known.data, helper_id) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
