import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-page.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { namedPhoto } from './photo-name.ts';
import type { StraightenDialogProps } from './straighten-dialog.tsx';

/** Without it the photo is used as it is. */
function NotLoaded({ photo, onDone }: StraightenDialogProps) {
  useEffect(() => onDone(photo), [photo, onDone]);
  return <></>;
}

const StraightenDialog = lazyPart(
  () => import('./straighten-dialog.tsx').then((m) => m.StraightenDialog),
  NotLoaded,
);

type PhotoStep = {
  readonly onPhoto: (photo: File) => void;
  /** To be put beside the button that takes the photo. */
  readonly step: ReactNode;
};

/** Between taking a photo and adding it: the page on it can be straightened. */
export function usePhotoStep(onFiles: (files: readonly File[]) => void): PhotoStep {
  const [photo, setPhoto] = useState<File | null>(null);
  /** Of several outcomes of one photo, the first counts. */
  const asked = useRef<File | null>(null);
  const onDone = (file: File): void => {
    if (asked.current === null) return;
    asked.current = null;
    setPhoto(null);
    onFiles([file]);
  };
  return {
    onPhoto: (taken) => {
      const named = namedPhoto(taken, Date.now(), ownZone());
      asked.current = named;
      setPhoto(named);
    },
    step: photo !== null && (
      <Suspense fallback={null}>
        <StraightenDialog photo={photo} onDone={onDone} />
      </Suspense>
    ),
  };
}
