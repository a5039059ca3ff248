import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import type { AccountEvent } from '@caretrail/contract/users/schema';
import { momentInWords } from '../../../lib/moment-words.ts';
import type { Reader } from './facts-of.ts';
import { userTexts as texts } from './texts.ts';

type AccountEventsProps = { readonly events: readonly AccountEvent[]; readonly reader: Reader };

/** The newest first, as sentences. */
export function AccountEvents({ events, reader: { nowMs, zone } }: AccountEventsProps) {
  if (events.length === 0) return <p>{texts.noEvents}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {events.map((event) => (
        <li key={event.id} className="py-2.5">
          <p>
            <span className={event.outcome === 'refused' ? 'font-semibold text-problem' : ''}>
              {formatTrailEntry(event)}
            </span>
            {event.by === 'administrator' && <strong> {texts.byAdministrator}</strong>}
          </p>
          {event.reason !== null && <p className="wrap-anywhere">{texts.reason(event.reason)}</p>}
          <p className="text-ink-soft">{momentInWords(event.at, nowMs, zone)}</p>
        </li>
      ))}
    </ul>
  );
}
