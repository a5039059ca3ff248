import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import { largestFile } from '@caretrail/contract/files/largest-file';
import { memo, useEffect, useEffectEvent, useId, useRef } from 'react';
import { focusHeading } from '../../../lib/arrive.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { usePhotoStep } from '../straighten/photo-step.tsx';
import { uploadTexts as texts } from './texts.ts';
import { UploadRow } from './upload-row.tsx';
import { asInLibrary, countsOf, isOver } from './upload.ts';
import { useUploads } from './uploads.ts';
import { useLibrary } from '../use-files.ts';

/** More uploads at once are not described one by one. */
const mostLookedAt = 10;

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the page, unless another drop zone has taken them. */
function usePageDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: DragEvent): void => {
    if (!holdsFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.type === 'drop' && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const onDrag = (event: DragEvent): void => take(event);
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('drop', onDrag);
    };
  }, []);
}

/** Every file that is being added, or was a moment ago. */
function UploadList() {
  const [all, uploads] = useUploads();
  const list = asInLibrary(all, useLibrary());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (list.length === 0) return null;
  const { stored, left } = countsOf(list);
  return (
    <section
      aria-labelledby={id}
      className="rounded-sheet border border-rule bg-sheet px-5 py-4 shadow-sheet"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-h3">
          {texts.heading}
        </h2>
        {list.some(isOver) && (
          <Button
            look="quiet"
            className="-me-3 px-3"
            onClick={() => {
              // The button goes away under the focus, and perhaps the whole list.
              focusHeading();
              uploads.clearOver();
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft">
        {texts.progress({ stored, all: list.length })}
      </p>
      {left > 0 && <p className="text-ink-soft">{texts.stay}</p>}
      <ul className="mt-2 divide-y divide-rule">
        {list.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            uploads={uploads}
            isFew={list.length <= mostLookedAt}
          />
        ))}
      </ul>
    </section>
  );
}

/** The id of the chooser, for links to it. */
export const chooserId = 'add-files';

type UploadPanelProps = {
  readonly id: string;
  /** On a phone: only what is being added is shown. */
  readonly isFolded: boolean;
  /** On a phone: it was asked for. Without any files it is there before, and the tap has to show. */
  readonly isMarked: boolean;
};

/** Chosen, photographed or dropped: they are on their way at once. A search beside it leaves it alone. */
export const UploadPanel = memo(function UploadPanel({ id, isFolded, isMarked }: UploadPanelProps) {
  const [, uploads] = useUploads();
  // Beside the place for it a file would open in the browser, and Caretrail would be gone.
  usePageDrop(uploads.add);
  const photo = usePhotoStep(uploads.add);
  return (
    <div id={id} className={`space-y-4 ${isFolded ? 'max-md:not-has-[section]:hidden' : ''}`}>
      <div className={isFolded ? 'max-md:hidden' : ''}>
        <FileDrop
          id={chooserId}
          isMarked={isMarked}
          label={texts.add}
          hint={texts.hint({ size: largestFile })}
          chooseText={texts.choose}
          accept={acceptedFiles}
          isPrimary
          isNamedAbove
          onFiles={uploads.add}
          onPhoto={photo.onPhoto}
        />
        {photo.step}
      </div>
      <UploadList />
    </div>
  );
});
