import type { EventFile } from '@caretrail/contract/timelines/schema';
import { hrefOf } from '@caretrail/contract/access/routes';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { timelinesApi } from '../../../data/timelines.ts';
import { write } from '../../../data/write.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FilePicture, useDownload } from '../../files/public.ts';
import { fileSize } from '@caretrail/contract/files/file-size';
import { isShownHere, OpenPicture } from './open-picture.tsx';
import { filesTexts as texts } from './texts.ts';

type FileRowProps = {
  readonly eventId: string;
  readonly file: EventFile;
  /** Where the focus goes when the row goes away. */
  readonly headingId: string;
};

/** One file: what it is, take it out, delete it. */
export function FileRow({ eventId, file, headingId }: FileRowProps) {
  const dispatch = useAppDispatch();
  const download = useDownload(file);
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onDelete = (): void => {
    setState('deleting');
    const params = { eventId, fileId: file.id };
    dispatch(write(timelinesApi.endpoints.removeEventFile.initiate({ params }))).then(
      () => document.getElementById(headingId)?.focus(),
      () => setState('idle'),
    );
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <FilePicture file={file} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">
          <Link to={`${hrefOf('filesDocuments')}?file=${file.id}`} className="link">
            {file.name}
          </Link>
        </p>
        <p className="text-small text-ink-soft">{fileSize(file.size)}</p>
        <div aria-live="polite">
          <FieldError id={`${file.id}-error`}>{download.error ?? undefined}</FieldError>
        </div>
      </div>
      <div className="-ms-3 flex flex-wrap gap-x-1 print:hidden">
        {isShownHere(file) && <OpenPicture file={file} />}
        <Button look="quiet" className="px-3" isBusy={download.isBusy} onClick={download.onStart}>
          <Download className="size-5" aria-hidden="true" />
          {file.type === 'application/pdf' ? texts.openOrSave : texts.download}
          <span className="sr-only">{` ${file.name}`}</span>
        </Button>
        <Button look="quiet" className="px-3 text-problem!" onClick={() => setState('asking')}>
          <Trash2 className="size-5" aria-hidden="true" />
          Delete<span className="sr-only">{` ${file.name}`}</span>
        </Button>
      </div>
      <ConfirmDialog
        heading={texts.remove(file.name)}
        confirmText={texts.removeConfirm}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={onDelete}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        <p>{texts.removeBody}</p>
      </ConfirmDialog>
    </li>
  );
}
