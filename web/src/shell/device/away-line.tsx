import { routeOf, type RouteName } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import { CloudOff } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeviceState } from '../../data/device/state.ts';
import { usePatientZone } from '../../data/zone.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { summaryOf } from './summary-of.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

const texts = messages('shell/away', {
  away: 'No connection. What you see may be out of date.',
  stored: 'No connection. This is from {when}.',
  nothing: 'No connection.',
  back: 'You are back online.',
});

/** Nothing of these screens is in the copy. */
const notInCopy: readonly (RouteName | undefined)[] = ['articles', 'filesDocuments'];

/** Announced when it comes and goes. */
function Said() {
  const { isAway, storedMs } = useDeviceState();
  const { pathname } = useLocation();
  const zone = usePatientZone();
  const nowMs = useNow();
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
  }, [isAway]);
  const line = (): string => {
    if (notInCopy.includes(routeOf(pathname))) return texts.nothing;
    if (storedMs === null) return texts.away;
    const stored = new Date(storedMs).toISOString();
    return texts.stored({ when: formatMoment(stored, nowMs, zone, 'within') });
  };
  return (
    <p
      role="status"
      className={
        isAway
          ? 'flex min-w-0 items-center gap-2 py-1.5 font-medium max-md:flex-1 max-md:text-small max-md:leading-tight'
          : 'sr-only'
      }
    >
      {isAway ? (
        <>
          <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          {line()}
        </>
      ) : (
        wasAway && texts.back
      )}
    </p>
  );
}

/** Tells the page how high the line is: what else sticks to the bottom of the window stays above it (phone-bars.css). */
function useRoomBelow(line: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (!isShown || element === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--away-line', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--away-line');
    };
  }, [line, isShown]);
}

/**
 * At the end of the window, over the content: nothing moves when it comes and goes. Its place at the end of the page keeps
 * the last line of the content free.
 */
export function AwayLine() {
  const { isAway, waiting } = useDeviceState();
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const { line: words, isRefused } = summaryOf(waiting);
  const isShown = isAway || waiting.length > 0;
  useRoomBelow(line, isShown);
  return (
    <>
      <div
        ref={line}
        className={
          isShown
            ? 'away-line z-10 -mx-[clamp(1rem,4vw,2.5rem)] mt-4 -mb-10 flex narrow:-mb-7 items-center justify-center gap-x-4 border-t border-edge bg-action-tint px-4 max-md:gap-x-2 print:hidden'
            : 'contents'
        }
      >
        <Said />
        {waiting.length > 0 && (
          <div
            {...(isRefused && { role: 'alert' })}
            className={
              isAway
                ? `max-md:shrink-0 ${isRefused ? 'max-md:max-w-[60%]' : 'max-md:max-w-[36%]'}`
                : ''
            }
          >
            <Button
              look="quiet"
              className="px-3 max-md:px-2 max-md:text-small max-md:leading-tight"
              onClick={() => setOpen(true)}
            >
              {words}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}
