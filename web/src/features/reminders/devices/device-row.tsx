import type { PushDevice } from '@caretrail/contract/push/schema';
import { BellOff } from 'lucide-react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { devicesTexts as texts } from './texts.ts';

type DeviceRowProps = {
  readonly device: PushDevice;
  readonly isThis: boolean;
  /** A call about one of the devices is running. */
  readonly isBusy: boolean;
  readonly onTest: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

export function DeviceRow(props: DeviceRowProps) {
  const { device, isThis, isBusy, onTest, onRename, onRemove } = props;
  const { name, confirmed_at: at, is_silent: isSilent } = device;
  const nowMs = useNow();
  const buttons = [
    { words: texts.test, onPress: onTest },
    { words: texts.rename, onPress: onRename },
    { words: texts.remove, onPress: onRemove },
  ];
  return (
    <li className="space-y-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {isThis && <Badge tone="action">{texts.thisDevice}</Badge>}
        {isSilent && (
          <Badge tone="problem">
            <BellOff aria-hidden="true" />
            {texts.silent}
          </Badge>
        )}
      </p>
      <p className="text-ink-soft">
        {at === null
          ? texts.unconfirmed
          : texts.confirmed({ when: formatMoment(at, nowMs, ownZone(), 'within') })}
      </p>
      {isSilent && <p>{texts.silentWhy}</p>}
      <div className="flex flex-wrap gap-3">
        {buttons.map(({ words, onPress }) => (
          <Button key={words} look="secondary" isBusy={isBusy} onClick={onPress}>
            {words}
            <span className="sr-only">: {name}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}
