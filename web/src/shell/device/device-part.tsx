import { useEffect } from 'react';
import { useIsKeptHere } from '../../data/device/choice.ts';
import { startDevice } from '../../data/device/start.ts';
import { useDeviceState } from '../../data/device/state.ts';
import { forgetWaiting } from '../../data/device/waiting.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { logoutNote } from '../logout-note.ts';
import { AwayLine } from './away-line.tsx';
import { UnsentNote } from './unsent-note.tsx';

/** What works without a connection. It loads after the first screen, and does nothing before the user has said yes. */
export function DevicePart() {
  const dispatch = useAppDispatch();
  const isKept = useIsKeptHere() === true;
  const isWaiting = useDeviceState().waiting.length > 0;
  useEffect(() => startDevice(dispatch), [dispatch]);
  useEffect(() => {
    logoutNote.Note = isWaiting ? UnsentNote : undefined;
    logoutNote.onConfirmed = forgetWaiting;
  }, [isWaiting]);
  return (isKept || isWaiting) && <AwayLine />;
}
