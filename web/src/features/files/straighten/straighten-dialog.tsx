import { Crop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { CornerHandles } from './corner-handles.tsx';
import { canStraighten, mainChoice, startCorners } from './detect-page.ts';
import { type Corners, inOrder, isPage } from './geometry.ts';
import { pageOn, straightenPhoto } from './straighten-photo.ts';
import { straightenTexts as texts } from './texts.ts';

export type StraightenDialogProps = {
  readonly photo: File;
  /** The straightened page, or the photo as it is. */
  readonly onDone: (file: File) => void;
};

/** Where an image element finds a file. */
function useUrlOf(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

type ResultProps = {
  readonly page: File;
  readonly onUse: () => void;
  readonly onBack: () => void;
};

/** What would be saved, before it is. */
function Result({ page, onUse, onBack }: ResultProps) {
  const url = useUrlOf(page);
  return (
    <Dialog
      heading={texts.straightened}
      isOpen
      onClose={onBack}
      actions={
        <>
          <Button onClick={onUse}>{texts.use}</Button>
          <Button look="secondary" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <p>{texts.result}</p>
      {url !== null && (
        <img
          src={url}
          alt={texts.straightened}
          className="mx-auto mt-4 block max-h-[60dvh] min-h-40 max-w-full border border-rule"
        />
      )}
    </Dialog>
  );
}

type Place =
  | { readonly step: 'corners' | 'working' | 'failed' }
  | { readonly step: 'result'; readonly page: File };

/** After a photo was taken: its corners are put onto those of the page. One tap leaves it as it is. */
export function StraightenDialog({ photo, onDone }: StraightenDialogProps) {
  const url = useUrlOf(photo);
  const [found, setFound] = useState<Corners | null>(null);
  const [moved, setMoved] = useState<Corners | null>(null);
  const [place, setPlace] = useState<Place>({ step: 'corners' });
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const corners = moved ?? startCorners(found);
  const page = inOrder(corners);
  const isUsable = isPage(page);
  const onApply = async (): Promise<void> => {
    if (picture.current === null) return;
    setPlace({ step: 'working' });
    try {
      const { signal } = leaving.current;
      const straight = await straightenPhoto(photo, picture.current, page, signal);
      if (straight !== null) setPlace({ step: 'result', page: straight });
    } catch {
      setPlace({ step: 'failed' });
    }
  };
  if (place.step === 'result') {
    return (
      <Result
        page={place.page}
        onUse={() => onDone(place.page)}
        onBack={() => setPlace({ step: 'corners' })}
      />
    );
  }
  const isWorking = place.step === 'working';
  const main = mainChoice(moved !== null);
  const straighten = (
    <Button
      key="straighten"
      look={main === 'straighten' ? 'primary' : 'secondary'}
      isBusy={isWorking}
      isDisabled={!canStraighten(page) || url === null}
      onClick={() => void onApply()}
    >
      <Crop className="size-5" aria-hidden="true" />
      {isWorking ? texts.working : texts.apply}
    </Button>
  );
  const keep = (
    <Button
      key="keep"
      look={main === 'keep' ? 'primary' : 'secondary'}
      onClick={() => onDone(photo)}
    >
      {texts.asItIs}
    </Button>
  );
  return (
    <Dialog
      heading={texts.heading}
      isOpen
      onClose={() => onDone(photo)}
      // They never change places under a finger: only their look says which one is meant.
      actions={
        <>
          {keep}
          {straighten}
        </>
      }
    >
      <p>{found === null ? texts.lead : texts.found}</p>
      <div aria-live="polite" className="min-h-7">
        {place.step === 'failed' && <FieldError id="straighten-error">{texts.failed}</FieldError>}
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
              onLoad={({ currentTarget }) => setFound(pageOn(currentTarget))}
              // Some cameras write what no browser shows: then there is nothing to straighten.
              onError={() => onDone(photo)}
              className="block max-h-[52dvh] min-h-40 max-w-full"
            />
          )}
          <CornerHandles frame={frame} corners={corners} onChange={setMoved} />
        </div>
      </div>
    </Dialog>
  );
}
