import type { UserDetail } from '@caretrail/contract/users/schema';
import { momentInWords } from '../../../lib/moment-words.ts';
import type { Reader } from './facts-of.ts';
import { userTexts as texts } from './texts.ts';

type DevicesProps = { readonly sessions: UserDetail['sessions']; readonly reader: Reader };

export function Devices({ sessions, reader: { nowMs, zone } }: DevicesProps) {
  if (sessions.length === 0) return <p>{texts.noDevices}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {sessions.map(({ device, signed_in_at, last_seen_at }) => (
        <li key={signed_in_at} className="py-2.5">
          <p className="font-semibold">{device ?? texts.unknownDevice}</p>
          <p className="text-ink-soft">
            {texts.lastSeen(momentInWords(last_seen_at, nowMs, zone))}
          </p>
          <p className="text-ink-soft">
            {texts.signedIn(momentInWords(signed_in_at, nowMs, zone))}
          </p>
        </li>
      ))}
    </ul>
  );
}
