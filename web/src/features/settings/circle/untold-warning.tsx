import { recordHref } from '@caretrail/contract/access/record-href';
import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { formatList } from '@caretrail/contract/i18n/format';
import { Link } from 'react-router';
import { longDate } from '../../../lib/long-date.ts';
import { untoldTexts as texts } from './texts.ts';

export type Lost = EscalationOverview['medicines'];

type UntoldWarningProps = {
  /** Critical medicines about which no one is told then. */
  readonly lost: Lost;
  /** The last day on which someone is; null: from now on. */
  readonly after?: string | null;
};

/** Before the access of the only person who is told ends: what that means, and where to choose another. */
export function UntoldWarning({ lost, after = null }: UntoldWarningProps) {
  if (lost.length === 0) return null;
  const medicines = formatList(lost.map(({ medication_name }) => medication_name));
  return (
    <div className="mt-3 space-y-1 wrap-anywhere">
      <p className="font-semibold">
        {after === null
          ? texts.now({ medicines })
          : texts.after({ medicines, day: longDate(after) })}
      </p>
      <ul>
        {lost.map(({ medication_id, medication_name: medicine }) => (
          <li key={medication_id}>
            <Link to={`${recordHref('medicine', medication_id)}#critical`} className="link">
              {texts.choose({ medicine })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
