import { Crop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { CornerHandles } from './corner-handles.tsx';
import { firstCorners, inOrder, isPage } from './geometry.ts';
import { straightenPhoto } from './straighten-photo.ts';
import { straightenTexts as texts } from './texts.ts';

export type StraightenDialogProps = {
  readonly photo: File;
  /** The straightened page, or the photo as it is. */
  readonly onDone: (file: File) => void;
};

/** After a photo was taken: its corners are put onto those of the page. One tap leaves it as it is. */
export function StraightenDialog({ photo, onDone }: StraightenDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [corners, setCorners] = useState(firstCorners);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const page = inOrder(corners);
  const isUsable = isPage(page);
  const onApply = async (): Promise<void> => {
    if (picture.current === null) return;
    setState('working');
    try {
      const { signal } = leaving.current;
      const straight = await straightenPhoto(photo, picture.current, page, signal);
      if (straight !== null) onDone(straight);
    } catch {
      setState('failed');
    }
  };
  const isWorking = state === 'working';
  return (
    <Dialog
      heading={texts.heading}
      isOpen
      onClose={() => onDone(photo)}
      actions={
        <>
          <Button
            isBusy={isWorking}
            isDisabled={!isUsable || url === null}
            onClick={() => void onApply()}
          >
            <Crop className="size-5" aria-hidden="true" />
            {isWorking ? texts.working : texts.apply}
          </Button>
          <Button look="secondary" onClick={() => onDone(photo)}>
            {texts.asItIs}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      <div aria-live="polite" className="min-h-7">
        {state === 'failed' && <FieldError id="straighten-error">{texts.failed}</FieldError>}
        {!isUsable && <p className="text-ink-soft">{texts.noPage}</p>}
      </div>
      {/* Room for half a handle around the picture. Places in it are those of the picture, in every language. */}
      <div className="px-5 pb-5">
        <div ref={frame} dir="ltr" className="relative mx-auto w-fit select-none">
          {url !== null && (
            <img
              ref={picture}
              src={url}
              alt={texts.photo}
              draggable={false}
              // Some cameras write what no browser shows: then there is nothing to straighten.
              onError={() => onDone(photo)}
              className="block max-h-[52dvh] min-h-40 max-w-full"
            />
          )}
          <CornerHandles frame={frame} corners={corners} onChange={setCorners} />
        </div>
      </div>
    </Dialog>
  );
}
