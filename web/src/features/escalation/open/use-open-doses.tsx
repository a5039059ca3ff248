import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useChosenRecord } from '../../../session/chosen-record.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import type { OpenDosesProps } from './open-doses.tsx';

/** Its files are gone after a deployment, or cannot be reached: the doses below can still be recorded. */
const NotLoaded: ComponentType<OpenDosesProps> = () => null;

type Open = {
  /** It is known that there is nothing to show, or it can be drawn at once: the screen waits for it. It stays true. */
  readonly isSettled: boolean;
  readonly openDoses: ReactNode;
};

/** Loaded only where a medicine is critical. */
export function useOpenDoses(shown: Pick<Dashboard, 'has_critical' | 'doses'> | undefined): Open {
  const dispatch = useAppDispatch();
  const isOwn = useChosenRecord() === null;
  const [Loaded, setLoaded] = useState<ComponentType<OpenDosesProps> | null>(null);
  const isWanted = shown?.has_critical === true;
  const isAwaited = isWanted && Loaded === null;
  useEffect(() => {
    if (!isAwaited) return;
    import('./parts.ts')
      .then(async ({ loadOpen, OpenDoses }) => {
        await dispatch(loadOpen(isOwn));
        setLoaded(() => OpenDoses);
      })
      .catch(() => setLoaded(() => NotLoaded));
  }, [isAwaited, isOwn, dispatch]);
  const isReady = shown !== undefined && !isAwaited;
  const [wasReady, setReady] = useState(isReady);
  if (isReady && !wasReady) setReady(true);
  return {
    isSettled: isReady || wasReady,
    openDoses: isWanted && Loaded !== null && <Loaded doses={shown.doses} />,
  };
}
