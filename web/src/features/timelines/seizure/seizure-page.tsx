import { newEntryHref } from '@caretrail/contract/access/record-href';
import { routes } from '@caretrail/contract/access/routes';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { useSelector } from 'react-redux';
import { useRecordZone } from '../../../data/zone.ts';
import { isFirstEntry } from '../../../lib/arrive.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { selectOwner } from '../../../session/chosen-record.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { BackToOrigin } from '../origin.tsx';
import { begunHeadings } from '../form/begun-as.ts';
import {
  formatClock,
  isOverdue,
  readClock,
  removeClock,
  secondsSince,
  startClock,
  stopClock,
} from './clock.ts';
import type { Started } from './clock.ts';
import { Overdue } from './overdue.tsx';
import { RunningClock } from './running-clock.tsx';
import { StoppedClock } from './stopped-clock.tsx';
import { seizurePageTexts as texts } from './texts.ts';
import { useSaveSeizure } from './use-save-seizure.ts';

type Step =
  | { readonly at: 'ready' }
  | { readonly at: 'running'; readonly started: Started }
  | { readonly at: 'over'; readonly started: Started };

/** The app was opened with this address, by its shortcut on a phone: not loaded again, and not gone back to. */
function isLaunch(entry: string): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isFirstEntry(entry) && opening?.type === 'navigate';
}

/** A clock that runs goes on. Otherwise the press that has opened the screen starts one. */
function beginning(owner: string, isPressed: boolean): Step {
  const running = readClock(owner);
  if (running !== null)
    return { at: running.lasted === null ? 'running' : 'over', started: running };
  return isPressed ? { at: 'running', started: startClock(owner) } : { at: 'ready' };
}

/**
 * A seizure, timed: one press starts the clock, a second one stops and stores it. What else is known can be added at
 * once, or later.
 */
export function SeizurePage() {
  const owner = useSelector(selectOwner) ?? '';
  const zone = useRecordZone();
  const way = useNavigationType();
  const { key: entry } = useLocation();
  const [step, setStep] = useState<Step>(() => beginning(owner, way === 'PUSH' || isLaunch(entry)));
  const save = useSaveSeizure(zone);
  useArrival(routes.timelines.title);
  const isRunning = step.at === 'running';
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const finish = (running: Started, seconds: number | null): void => {
    const started = stopClock(owner, running, seconds);
    setStep({ at: 'over', started });
    save.onSave(started);
  };
  // Stopped, and not stored: at once, and whenever the connection comes back.
  const unsaved = step.at === 'over' && save.state.status !== 'saved' ? step.started : null;
  const saveAgain = useEffectEvent(() => unsaved !== null && save.onSave(unsaved));
  useEffect(() => {
    saveAgain();
    addEventListener('online', saveAgain);
    return () => removeEventListener('online', saveAgain);
  }, []);
  const forget = (): void => {
    removeClock();
    setStep({ at: 'ready' });
  };

  const heading = (
    <h1 tabIndex={-1} className="text-h1">
      {begunHeadings.seizure}
    </h1>
  );

  if (step.at === 'running' && !isOverdue(step.started, nowMs)) {
    const seconds = secondsSince(step.started, nowMs);
    return (
      <RunningClock
        heading={heading}
        clock={formatClock(seconds)}
        seconds={seconds}
        startedAt={save.clockOf(step.started)}
        onStop={() => finish(step.started, Math.max(1, secondsSince(step.started, Date.now())))}
        onNone={forget}
      />
    );
  }
  return (
    <div className="max-w-[46rem] space-y-6">
      <BackToOrigin />
      {heading}
      {step.at === 'ready' && (
        <div className="space-y-5 rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-8">
          <p className="text-lead">{texts.ready}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              className="min-h-16! px-8 text-lead"
              onClick={() => {
                setNow(Date.now());
                setStep({ at: 'running', started: startClock(owner) });
              }}
            >
              {texts.start}
            </Button>
            <Link to={newEntryHref('pastSeizure')} className={buttonClass('secondary')}>
              {texts.past}
            </Link>
          </div>
        </div>
      )}
      {step.at === 'running' && (
        <Overdue
          clock={save.clockOf(step.started)}
          onSave={(seconds) => finish(step.started, seconds)}
          onNone={forget}
        />
      )}
      {step.at === 'over' && (
        <StoppedClock
          started={step.started}
          begunAt={save.clockOf(step.started)}
          state={save.state}
          onAgain={() => save.onSave(step.started)}
          onDiscard={forget}
        />
      )}
    </div>
  );
}
