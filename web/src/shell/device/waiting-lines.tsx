import { Clock } from 'lucide-react';
import { isOnItsWay } from '../../data/device/overlay.ts';
import { useDeviceState } from '../../data/device/state.ts';
import type { WaitingCall } from '../../data/device/waiting-kinds.ts';
import { useNow } from '../../lib/use-now.ts';
import { formatWaiting } from './format-waiting.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

type WaitingLinesProps = {
  /** Whether it belongs to this screen. */
  readonly isHere: (content: WaitingCall) => boolean;
};

/** What waits on this device to be sent, on the screen that will show it then. Never on paper. */
export function WaitingLines({ isHere }: WaitingLinesProps) {
  const { waiting } = useDeviceState();
  const nowMs = useNow();
  const items = waiting.filter(
    (item) => isOnItsWay(item) && 'what' in item.content && isHere(item.content),
  );
  if (items.length === 0) return null;
  return (
    <ul className="space-y-1 print:hidden">
      {items.map((item) => (
        <li key={item.key} className="flex gap-2 font-medium">
          <Clock className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {texts.notSent({ what: formatWaiting(item, nowMs) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
