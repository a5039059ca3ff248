import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { EmergencyCardAnswer } from '@caretrail/contract/emergency-card/schema';
import { useState } from 'react';
import { emergencyCardApi } from '../../data/emergency-card.ts';
import { isStored } from '../../lib/browser-storage.ts';
import { toApiError } from '../../lib/refusal.ts';
import {
  forgetDeviceCard,
  newCardToken,
  removeDeviceCard,
  useDeviceCard,
  writeDeviceCard,
} from '../../session/device-card.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceTexts as texts } from './texts.ts';

type Said = { readonly done: string } | { readonly problem: string } | null;

type DevicePartProps = {
  readonly answer: EmergencyCardAnswer;
  /** Devices that show the card without a sign-in. */
  readonly count: number;
};

/** Whether this device shows the card to people who are not signed in: an explicit choice, with what it means. */
export function DevicePart({ answer, count }: DevicePartProps) {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectUser)?.id ?? '';
  const known = useDeviceCard();
  const isOwn = known?.owner === owner;
  const [said, setSaid] = useState<Said>(null);
  const [isBusy, setBusy] = useState(false);
  const { allowCard, withdrawCard } = emergencyCardApi.endpoints;

  const doing = async (work: () => Promise<Said>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(null);
    setSaid(await work().catch((error: unknown) => ({ problem: toApiError(error).text })));
    setBusy(false);
  };
  const onAllow = () =>
    doing(async () => {
      const token = newCardToken();
      await dispatch(allowCard.initiate({ body: { token } })).unwrap();
      writeDeviceCard({ owner, token, mark: answer.mark, card: answer.card });
      if (isStored(storageKeys.emergencyCard)) return null;
      await removeDeviceCard();
      return { problem: texts.notStored };
    });
  const onRemove = () =>
    doing(async () => {
      await removeDeviceCard();
      await dispatch(
        emergencyCardApi.endpoints.readCard.initiate(undefined, { forceRefetch: true }),
      );
      return { done: texts.removed };
    });
  const onWithdraw = () =>
    doing(async () => {
      await dispatch(withdrawCard.initiate({})).unwrap();
      if (isOwn) forgetDeviceCard();
      return { done: texts.withdrawn };
    });

  return (
    <section aria-labelledby="card-device" className="space-y-3 border-t border-rule pt-6">
      <h3 id="card-device" className="text-h3">
        {texts.heading}
      </h3>
      {isOwn ? (
        <>
          <p>{texts.allowed}</p>
          <Button look="secondary" isBusy={isBusy} onClick={() => void onRemove()}>
            {texts.remove}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.lead}</p>
          <p className="max-w-[60ch] font-semibold">{texts.warning}</p>
          {known !== null && <p>{texts.other}</p>}
          <Button look="secondary" isBusy={isBusy} onClick={() => void onAllow()}>
            {known === null ? texts.allow : texts.replace}
          </Button>
        </>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-ink-soft">{texts.devices({ count })}</p>
          <Button look="quiet" isBusy={isBusy} onClick={() => void onWithdraw()}>
            {texts.withdraw}
          </Button>
        </div>
      )}
      <div role="status">{said !== null && 'done' in said && said.done}</div>
      {said !== null && 'problem' in said && <Alert>{said.problem}</Alert>}
    </section>
  );
}
