import { routes } from '@caretrail/contract/access/routes';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  checkOwnDevice,
  type DeviceTrouble,
  selectDoseWrites,
  sendKeptActs,
  tidyNotices,
} from '../../../data/own-device.ts';
import { onAskedToOpen } from '../../../lib/push/open-app.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { noticeLook } from '../../../shell/notices.tsx';
import { toastFailed, toastShown } from '../../../shell/toast-slice.ts';
import { devicesHref } from './devices-href.ts';
import { troubleTexts as texts } from './texts.ts';

const sentenceOf = (trouble: DeviceTrouble): string => {
  switch (trouble.what) {
    case 'denied':
      return texts.denied;
    case 'ended':
      return texts.ended;
    case 'silent-here':
      return texts.silentHere;
    case 'silent':
      return texts.silent({ name: trouble.name });
  }
};

/** Presses that waited are sent, and what was answered is closed: when the app opens, is seen again, or is connected again. */
function useTidyNotices(): void {
  const dispatch = useAppDispatch();
  const tidy = useEffectEvent(async () => {
    const told = await dispatch(sendKeptActs());
    for (const sentence of told) {
      dispatch(sentence === null ? toastFailed(texts.refused) : toastShown(sentence));
    }
    await tidyNotices();
  });
  useEffect(() => {
    const onSeen = (): void => {
      // Without workers or without storage there is nothing to send or close.
      if (document.visibilityState === 'visible') void tidy().catch(() => undefined);
    };
    onSeen();
    document.addEventListener('visibilitychange', onSeen);
    addEventListener('online', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      removeEventListener('online', onSeen);
    };
  }, []);
  const writes = useAppSelector(selectDoseWrites);
  useEffect(() => {
    if (writes > 0) void tidyNotices().catch(() => undefined);
  }, [writes]);
}

/** A tap on a notification while the app is open: the one-tap page is for those without a session. */
function useOpening(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string): void => {
    const isOneTap = path.startsWith(routes.reminder.pattern);
    void navigate(isOneTap ? routes.dashboard.pattern : path);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    return onAskedToOpen((path) => open(path));
  }, []);
}

/** Once for a page of a patient, behind the first screen. What is wrong with notifications stands on Today. */
export function NotificationsInBackground() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [trouble, setTrouble] = useState<DeviceTrouble | null>(null);
  useEffect(() => {
    // Without an answer it is tried when the app opens again.
    void dispatch(checkOwnDevice()).then(setTrouble, () => undefined);
  }, [dispatch]);
  useTidyNotices();
  useOpening();
  const isShown = trouble !== null && pathname === routes.dashboard.pattern;
  return (
    <div role="status">
      {isShown && (
        <p className={noticeLook}>
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{sentenceOf(trouble)}</span>
          <Link to={devicesHref} className="link">
            {texts.check}
          </Link>
        </p>
      )}
    </div>
  );
}
