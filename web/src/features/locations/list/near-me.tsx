import type { Position } from '@caretrail/contract/locations/distance';
import { LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
import { findOwnPosition } from '../../../lib/own-position.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';

type NearMe =
  | { readonly status: 'off' | 'finding' | 'refused' | 'unknown' }
  | { readonly status: 'on'; readonly from: Position };

/** Asked on a tap only. The position lives in this screen: it is never sent, and goes with it. */
export function useNearMe() {
  const [nearMe, setNearMe] = useState<NearMe>({ status: 'off' });
  const onFind = async (): Promise<void> => {
    setNearMe({ status: 'finding' });
    const found = await findOwnPosition();
    setNearMe(found.ok ? { status: 'on', from: found.position } : { status: found.reason });
  };
  return { nearMe, onFind, onStop: () => setNearMe({ status: 'off' }) };
}

type NearMeProps = ReturnType<typeof useNearMe>;

/** The button; what came of it is said below the tools. */
export function NearMeButton({ nearMe, onFind, onStop }: NearMeProps) {
  if (nearMe.status === 'on') {
    return (
      <Button look="secondary" className="px-4" onClick={onStop}>
        <X className="size-5 shrink-0" aria-hidden="true" />
        {texts.byName}
      </Button>
    );
  }
  const isFinding = nearMe.status === 'finding';
  return (
    <Button look="secondary" className="px-4" isBusy={isFinding} onClick={() => void onFind()}>
      <LocateFixed className="size-5 shrink-0" aria-hidden="true" />
      {isFinding ? texts.finding : texts.nearMe}
    </Button>
  );
}

const sentences = {
  off: '',
  finding: '',
  on: texts.nearest,
  refused: texts.refused,
  unknown: texts.unknown,
} as const;

export const NearMeNote = ({ nearMe }: Pick<NearMeProps, 'nearMe'>) => (
  <p role="status" className="text-ink-soft empty:hidden print:hidden">
    {sentences[nearMe.status]}
  </p>
);
