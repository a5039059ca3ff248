import { useEffect, useState } from 'react';
import { outbox, sendWaitingNow } from '../../data/device/waiting.ts';
import type { WaitingWrite } from '../../data/device/waiting-kinds.ts';
import { useNow } from '../../lib/use-now.ts';
import { formatWaiting } from './format-waiting.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

/** Before a sign-out: what waits is sent if that is possible, and otherwise named, because it would be lost. */
export function UnsentNote() {
  // Null: it could not be read.
  const [lost, setLost] = useState<readonly WaitingWrite[] | null>([]);
  const nowMs = useNow();
  useEffect(() => {
    const read = async (): Promise<void> => setLost(await outbox.list().catch(() => null));
    void read().then(sendWaitingNow).then(read);
  }, []);
  if (lost === null) return <p role="status">{texts.lostUnknown}</p>;
  if (lost.length === 0) return null;
  return (
    <div role="status" className="space-y-2">
      <p className="font-medium">{texts.lost}</p>
      <ul className="list-disc ps-5">
        {lost.map((item) => (
          <li key={item.key} className="wrap-anywhere">
            {formatWaiting(item, nowMs)}
          </li>
        ))}
      </ul>
    </div>
  );
}
