import { deviceInWords, formatDevice } from '@caretrail/contract/account/device';
import { useState } from 'react';
import { notifyHere } from '../../../data/own-device.ts';
import { asFailure } from '@caretrail/contract/http/failure';
import { toApiError } from '../../../lib/refusal.ts';
import { ownPushAbility, type PushAbility } from '../../../lib/push/this-browser.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { devicesTexts as texts } from './texts.ts';

type Adding =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly text: string };

/** 'Chrome on Android': it can be changed later. */
const proposedName = (): string =>
  deviceInWords(formatDevice(navigator.userAgent)) ?? texts.unnamed;

/** What stands in the way, in a sentence that says what to do; null: it can be asked. */
function obstacleOf(ability: PushAbility): string | null {
  switch (ability) {
    case 'none':
      return texts.unsupported;
    case 'home-screen-first':
      return texts.homeScreen;
    case 'denied':
      return /\b(?:iPhone|iPad)\b/.test(navigator.userAgent) ? texts.deniedApple : texts.denied;
    case 'not-asked':
    case 'granted':
      return null;
  }
}

type AddDeviceProps = {
  readonly ability: PushAbility;
  readonly publicKey: string;
  /** The browser has been asked. */
  readonly onAsked: () => void;
  readonly onAdded: () => void;
};

/** The browser asks only after a press, and what it will ask is said before. */
export function AddDevice({ ability, publicKey, onAsked, onAdded }: AddDeviceProps) {
  const dispatch = useAppDispatch();
  const [adding, setAdding] = useState<Adding>({ status: 'idle' });
  const obstacle = obstacleOf(ability);
  if (obstacle !== null) return <p>{obstacle}</p>;

  const onAdd = async (): Promise<void> => {
    setAdding({ status: 'loading' });
    try {
      await Notification.requestPermission();
      onAsked();
      if (ownPushAbility() !== 'granted') {
        return setAdding({ status: 'failed', text: texts.refused });
      }
      await dispatch(notifyHere(proposedName(), publicKey));
      return onAdded();
    } catch (error) {
      // What the browser throws has no sentence of ours.
      const text = asFailure(error) === null ? texts.noWorker : toApiError(error).text;
      return setAdding({ status: 'failed', text });
    }
  };
  const isBusy = adding.status === 'loading';
  return (
    <div className="space-y-3">
      {adding.status === 'failed' && <Alert key={adding.text}>{adding.text}</Alert>}
      <p>{ability === 'granted' ? texts.addHintGranted : texts.addHint}</p>
      <Button isBusy={isBusy} onClick={() => void onAdd()}>
        {isBusy ? texts.adding : texts.add}
      </Button>
    </div>
  );
}
