import type { PushDevice, PushOverview } from '@caretrail/contract/push/schema';
import { useState } from 'react';
import { removeDevice } from '../../../data/own-device.ts';
import { pushApi } from '../../../data/push.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AddDevice } from './add-device.tsx';
import { DeviceRow } from './device-row.tsx';
import { devicesId } from './devices-href.ts';
import { RenameDevice } from './rename-device.tsx';
import { devicesTexts as texts } from './texts.ts';
import { useAbility, useOwnDevice } from './use-devices.ts';

type Doing =
  | { readonly at: 'resting' | 'busy' }
  | { readonly at: 'renaming' | 'removing'; readonly device: PushDevice }
  | { readonly at: 'done' | 'failed'; readonly text: string };

const { testPushDevice } = pushApi.endpoints;

type DevicesPartProps = {
  /** Uses notifications for the reminders that come by email; null: they are used, or settings are unsaved. */
  readonly onUse: (() => Promise<void>) | null;
};

/** The devices that get notifications, and how this one becomes one of them. */
export function DevicesPart({ onUse }: DevicesPartProps) {
  const loaded = loadedOf(pushApi.useFindPushDevicesQuery());
  useHashTarget(devicesId);
  return (
    <section aria-labelledby={devicesId} className="border-t border-rule pt-7">
      <h3 id={devicesId} tabIndex={-1} className="scroll-mt-20 text-h3 outline-none">
        {texts.heading}
      </h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-soft">{texts.lead}</p>
      <LoadedPart loaded={loaded}>
        {(overview) => <Devices overview={overview} onUse={onUse} />}
      </LoadedPart>
    </section>
  );
}

function Devices({ overview, onUse }: DevicesPartProps & { readonly overview: PushOverview }) {
  const { public_key: publicKey, devices } = overview;
  const dispatch = useAppDispatch();
  const [ability, lookAgain] = useAbility();
  const own = useOwnDevice(devices);
  const [doing, setDoing] = useState<Doing>({ at: 'resting' });
  const [isAdded, setAdded] = useState(false);
  const isBusy = doing.at === 'busy';
  const list = useFocusAfter<HTMLUListElement>(doing.at === 'removing' || doing.at === 'renaming');

  const attempt = async (work: () => Promise<unknown>, text: string): Promise<void> => {
    setDoing({ at: 'busy' });
    setAdded(false);
    try {
      await work();
      setDoing({ at: 'done', text });
    } catch (error) {
      setDoing({ at: 'failed', text: toApiError(error).text });
    }
  };
  const onTest = ({ id, name }: PushDevice): Promise<void> =>
    attempt(
      () => dispatch(testPushDevice.initiate({ params: { id } }, { track: false })).unwrap(),
      texts.tested({ name }),
    );
  const onRemove = (device: PushDevice): Promise<void> =>
    attempt(() => dispatch(removeDevice(device)), texts.removed({ name: device.name }));

  return (
    <div className="space-y-4">
      {doing.at === 'failed' && <Alert key={doing.text}>{doing.text}</Alert>}
      {isAdded && <Notice>{texts.added}</Notice>}
      <p role="status" className={doing.at === 'done' ? 'font-semibold text-fine' : 'sr-only'}>
        {doing.at === 'done' && doing.text}
      </p>
      {devices.length > 0 && onUse !== null && (
        <div className="space-y-3">
          <p>{texts.useThemHint}</p>
          <Button isBusy={isBusy} onClick={() => void attempt(onUse, texts.used)}>
            {texts.useThem}
          </Button>
        </div>
      )}
      {devices.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-labelledby={devicesId}
          className="divide-y divide-rule border-y border-rule outline-none"
        >
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isThis={own?.id === device.id}
              isBusy={isBusy}
              onTest={() => void onTest(device)}
              onRename={() => setDoing({ at: 'renaming', device })}
              onRemove={() => setDoing({ at: 'removing', device })}
            />
          ))}
        </ul>
      )}
      {publicKey === null ? (
        <p>{texts.serverOff}</p>
      ) : (
        own === null && (
          <AddDevice
            ability={ability}
            publicKey={publicKey}
            onAsked={lookAgain}
            onAdded={() => {
              setAdded(true);
              setDoing({ at: 'resting' });
            }}
          />
        )
      )}
      {doing.at === 'renaming' && (
        <RenameDevice
          device={doing.device}
          onRenamed={() => setDoing({ at: 'done', text: texts.renamed })}
          onClose={() => setDoing({ at: 'resting' })}
        />
      )}
      {doing.at === 'removing' && (
        <ConfirmDialog
          heading={texts.removeQuestion({ name: doing.device.name })}
          confirmText={texts.remove}
          isLosing
          isOpen
          onConfirm={() => void onRemove(doing.device)}
          onClose={() => setDoing({ at: 'resting' })}
        >
          <p>{texts.removeWhat}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
