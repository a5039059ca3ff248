import { messages } from '@caretrail/contract/i18n/messages';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDeviceState } from '../../data/device/state.ts';
import { usePatientZone } from '../../data/zone.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { summaryOf } from './summary-of.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

const texts = messages('shell/away', {
  away: 'No connection. What you see may be out of date.',
  stored: 'No connection. This is what was stored {when}.',
  back: 'You are back online.',
});

/** Announced when it comes and goes. */
function Said() {
  const { isAway, storedMs } = useDeviceState();
  const zone = usePatientZone();
  const nowMs = useNow();
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
  }, [isAway]);
  const when =
    storedMs === null
      ? null
      : formatMoment(new Date(storedMs).toISOString(), nowMs, zone, 'within');
  return (
    <p role="status" className={isAway ? 'flex items-center gap-2 font-medium' : 'sr-only'}>
      {isAway ? (
        <>
          <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          {when === null ? texts.away : texts.stored({ when })}
        </>
      ) : (
        wasAway && texts.back
      )}
    </p>
  );
}

/**
 * At the end of the window, over the content: nothing moves when it comes and goes. Its place at the end of the page keeps
 * the last line of the content free.
 */
export function AwayLine() {
  const { isAway, waiting } = useDeviceState();
  const [isOpen, setOpen] = useState(false);
  const { line, isRefused } = summaryOf(waiting);
  const isShown = isAway || waiting.length > 0;
  return (
    <>
      <div
        className={
          isShown
            ? 'sticky bottom-(--bottom-bar) z-10 flex flex-wrap items-center justify-center gap-x-4 border-t border-edge bg-action-tint px-4 py-1.5 print:hidden'
            : 'contents'
        }
      >
        <Said />
        {waiting.length > 0 && (
          <div {...(isRefused && { role: 'alert' })}>
            <Button look="quiet" className="px-3" onClick={() => setOpen(true)}>
              {line}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}
