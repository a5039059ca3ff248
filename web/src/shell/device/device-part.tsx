import { useEffect, useState } from 'react';
import { useIsKeptHere } from '../../data/device/choice.ts';
import { startDevice } from '../../data/device/start.ts';
import { useDeviceState } from '../../data/device/state.ts';
import { forgetWaiting } from '../../data/device/waiting.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { logoutNote } from '../logout-note.ts';
import { toastShown } from '../toast-slice.ts';
import { AwayLine } from './away-line.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';
import { waitingTexts as texts } from './waiting-texts.ts';

/** What works without a connection. It loads after the first screen, and does nothing before the user has said yes. */
export function DevicePart() {
  const dispatch = useAppDispatch();
  const isKept = useIsKeptHere() === true;
  const isWaiting = useDeviceState().waiting.length > 0;
  // The list stays open when the last one is withdrawn from it: there is the undo.
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  useEffect(
    () => startDevice(dispatch, (count) => dispatch(toastShown(texts.sent({ count })))),
    [dispatch],
  );
  useEffect(() => {
    logoutNote.Question = isWaiting ? UnsentDialog : undefined;
    logoutNote.onConfirmed = forgetWaiting;
  }, [isWaiting]);
  return (isKept || hasWaited) && <AwayLine />;
}
