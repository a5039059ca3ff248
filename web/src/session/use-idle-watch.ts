import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isKeptHere, readStored, readUser } from '../lib/browser-storage.ts';
import { connection } from '../lib/connection.ts';
import { renewAccess } from '../lib/refresh.ts';
import { type IdleView, type IdleWatch, watchIdle } from './idle-watch.ts';
import { forgetSession } from './logout.ts';
import { noteSignOut } from './sign-out-note.ts';
import { useAppDispatch, useAppSelector } from './store-hooks.ts';

/** Rejects when the server cannot be reached. */
const renew = (): Promise<boolean> => renewAccess(readStored(storageKeys.accessToken));

/** A person who keeps a copy here has said that no one else uses this device (docs/decisions/0041). */
const isStaying = (): boolean => connection.isAway === true && isKeptHere() === true;

const activities = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const awakenings = ['visibilitychange', 'pageshow', 'focus'] as const;

/** The view of the warning, and the call that prolongs the session. */
export function useIdleWatch() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(({ auth }) => auth.accessToken);
  const role = useAppSelector(({ auth }) => auth.user?.user_type ?? 'patient');
  const [view, setView] = useState<IdleView>({ kind: 'quiet' });
  const watch = useRef<IdleWatch>(null);
  const isFirst = useRef(true);

  /** A refused refresh ends the session as usual; without an answer it ends here, because its time is over. */
  const onOver = useCallback(async (): Promise<void> => {
    try {
      await renew();
    } catch {
      connection.isAway = true;
      const reason = watch.current?.overBecause() ?? null;
      if (reason === null) return watch.current?.check();
      noteSignOut(reason);
      dispatch(forgetSession(readUser()?.id));
      await navigate(hrefOf('login'), { replace: true });
    }
  }, [dispatch, navigate]);

  useEffect(() => {
    const made = watchIdle({
      onView: setView,
      // Without an answer, the next key or touch tries again.
      onStillHere: () => void renew().catch(() => undefined),
      onOver: () => void onOver(),
      isStaying,
    });
    watch.current = made;
    isFirst.current = true;
    const quietly = { passive: true, capture: true } as const;
    for (const name of activities) addEventListener(name, made.onActivity, quietly);
    for (const name of awakenings) addEventListener(name, made.check);
    return () => {
      made.stop();
      for (const name of activities) removeEventListener(name, made.onActivity, quietly);
      for (const name of awakenings) removeEventListener(name, made.check);
    };
  }, [onOver]);

  useEffect(() => {
    const reason = watch.current?.overBecause() ?? null;
    if (token !== null) noteSignOut(null);
    else if (reason !== null) noteSignOut(reason);
    watch.current?.follow(token, role, !isFirst.current);
    isFirst.current = false;
  }, [token, role, onOver]);

  return { view, renew };
}
