import type { LibraryFile } from '@caretrail/contract/files/schema';
import { CalendarArrowUp, Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArrival } from '../../../lib/use-arrival.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { PlaceLink, usePlaceHref } from '../place-link.tsx';
import { Preview } from '../preview/preview.tsx';
import { FileById } from '../file-by-id.tsx';
import { filesTexts } from '../texts.ts';
import { useDownload } from '../use-download.ts';
import { factsLine } from '../words/file-words.ts';
import { DeleteFile } from './delete-file.tsx';
import { FileFacts } from './file-facts.tsx';
import { fileTexts as texts } from './texts.ts';

type FileViewProps = {
  readonly file: LibraryFile;
  readonly onLeaving: (file: LibraryFile | null) => void;
};

/** The file itself, what one can do with it, and what is known about it. */
function FileView({ file, onLeaving }: FileViewProps) {
  const hrefOf = usePlaceHref();
  const download = useDownload({ id: file.id, name: file.file_name });
  useArrival(file.title);
  return (
    <article className="max-w-[60rem] space-y-6">
      <PlaceLink place={{ at: 'library' }}>{filesTexts.back}</PlaceLink>
      <header className="space-y-2">
        <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
          {file.title}
        </h1>
        <p className="text-lead text-ink-soft">{factsLine(file)}</p>
      </header>
      <Preview file={file} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button isBusy={download.isBusy} onClick={download.onStart}>
          <Download className="size-5" aria-hidden="true" />
          {texts.download}
        </Button>
        <Link to={hrefOf({ at: 'edit', id: file.id })} className={buttonClass('secondary')}>
          <Pencil className="size-5" aria-hidden="true" />
          {texts.edit}
        </Link>
        <Link to={hrefOf({ at: 'move', id: file.id })} className={buttonClass('secondary')}>
          <CalendarArrowUp className="size-5" aria-hidden="true" />
          {texts.move}
        </Link>
        <div aria-live="polite" className="basis-full empty:hidden">
          <FieldError id="download-error">{download.error ?? undefined}</FieldError>
        </div>
      </div>
      <FileFacts file={file} />
      <ChangedLine record={file} />
      <DeleteFile file={file} onLeaving={onLeaving} />
    </article>
  );
}

/** One file, also by a link from elsewhere. */
export function FilePage({ id }: { readonly id: string }) {
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<LibraryFile | null>(null);
  return (
    <FileById id={id} leaving={leaving}>
      {(file) => <FileView file={file} onLeaving={setLeaving} />}
    </FileById>
  );
}
