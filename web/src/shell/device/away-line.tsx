import { messages } from '@caretrail/contract/i18n/messages';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDeviceState } from '../../data/device/state.ts';
import { usePatientZone } from '../../data/zone.ts';
import { formatMoment } from '../../lib/format-moment.ts';

const texts = messages('shell/away', {
  away: 'No connection. What you see may be out of date.',
  stored: 'No connection. This is what was stored {when}.',
  back: 'You are back online.',
});

/**
 * At the end of the window, over the content: nothing moves when it comes and goes. Its place at the end of the page keeps
 * the last line of the content free.
 */
export function AwayLine() {
  const { isAway, storedMs } = useDeviceState();
  const zone = usePatientZone();
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
  }, [isAway]);
  return (
    <div className="pointer-events-none sticky bottom-(--bottom-bar) z-10 print:hidden">
      <p
        role="status"
        className={
          isAway
            ? 'flex items-center justify-center gap-2 border-t border-edge bg-action-tint px-4 py-1.5 font-medium'
            : 'sr-only'
        }
      >
        {isAway ? (
          <>
            <CloudOff className="size-5 shrink-0" aria-hidden="true" />
            {storedMs === null
              ? texts.away
              : texts.stored({
                  when: formatMoment(new Date(storedMs).toISOString(), Date.now(), zone, 'within'),
                })}
          </>
        ) : (
          wasAway && texts.back
        )}
      </p>
    </div>
  );
}
