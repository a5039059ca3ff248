import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Button } from '../../../ui/button.tsx';
import { PlaceLink, usePlace } from '../place-link.tsx';
import { FileById } from '../file-by-id.tsx';
import { filesTexts } from '../texts.ts';
import { eventOf } from '../words/file-words.ts';
import { EventChoices } from './event-choices.tsx';
import { moveTexts as texts } from './texts.ts';

function Move({ file }: { readonly file: LibraryFile }) {
  const [editFile] = filesApi.useEditFileMutation();
  const { goTo } = usePlace();
  const [isMoving, setMoving] = useState(false);
  useArrival(texts.heading);
  const move = async (event_id: string | null): Promise<void> => {
    if (isMoving) return;
    setMoving(true);
    const { error } = await editFile({ params: { id: file.id }, body: { event_id } });
    if (error === undefined) goTo({ at: 'file', id: file.id }, { replace: true });
    else setMoving(false);
  };
  return (
    <div className="max-w-[46rem] space-y-6">
      <PlaceLink place={{ at: 'file', id: file.id }}>{filesTexts.backToFile}</PlaceLink>
      <header>
        <h1 tabIndex={-1} className="text-h1">
          {texts.heading}
        </h1>
        <p className="mt-1 text-lead text-ink-soft wrap-anywhere">{texts.lead(file.title)}</p>
      </header>
      <EventChoices file={file} isBusy={isMoving} onMove={(id) => void move(id)} />
      {eventOf(file) !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-rule pt-5">
          <p className="min-w-0 flex-1 basis-64">{texts.aloneBody}</p>
          <Button look="secondary" isBusy={isMoving} onClick={() => void move(null)}>
            {texts.alone}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The way of a file to another event. */
export const MovePage = ({ id }: { readonly id: string }) => (
  <FileById id={id}>{(file) => <Move file={file} />}</FileById>
);
