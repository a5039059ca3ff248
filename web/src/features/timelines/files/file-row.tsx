import { recordHref } from '@caretrail/contract/access/record-href';
import type { EventFile } from '@caretrail/contract/timelines/schema';
import { Download, Maximize2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { filesApi } from '../../../data/files.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { write } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useInstallation } from '../../../session/use-installation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FilePicture, useDownload } from '../../files/public.ts';
import { filesTexts as texts } from './texts.ts';

/** Few browsers can display other image types, such as HEIC. */
const shownTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const isShownHere = ({ type }: EventFile): boolean => shownTypes.includes(type);

type State =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'open'; readonly url: string }
  | { readonly status: 'failed'; readonly error: string };

/** Shows an image in a dialog, without leaving the event. */
function OpenPicture({ file }: { readonly file: EventFile }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ status: 'idle' });
  const onOpen = async (): Promise<void> => {
    setState({ status: 'loading' });
    const { createFileLink } = filesApi.endpoints;
    const asked = createFileLink.initiate({ params: { id: file.id } }, { track: false });
    const { data, error } = await dispatch(asked);
    setState(
      data === undefined
        ? { status: 'failed', error: toApiError(error).text }
        : { status: 'open', url: data.url },
    );
  };
  const onClose = (): void => setState({ status: 'idle' });
  const isOpen = state.status === 'open' || state.status === 'failed';
  return (
    <>
      <Button
        look="quiet"
        className="px-3"
        aria-label={texts.of.open({ name: file.name })}
        isBusy={state.status === 'loading'}
        onClick={() => void onOpen()}
      >
        <Maximize2 className="size-5" aria-hidden="true" />
        {texts.open}
      </Button>
      <Dialog
        heading={file.name}
        isOpen={isOpen}
        onClose={onClose}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        {state.status === 'open' && (
          <img
            src={state.url}
            alt={file.name}
            onError={() => setState({ status: 'failed', error: texts.notShown })}
            className="mx-auto max-w-full rounded-small"
          />
        )}
        {state.status === 'failed' && (
          <FieldError id={`${file.id}-picture`}>{state.error}</FieldError>
        )}
      </Dialog>
    </>
  );
}

type FileRowProps = {
  readonly eventId: string;
  readonly file: EventFile;
  /** Gets the focus when the row is removed. */
  readonly headingId: string;
  readonly canChange: boolean;
};

/** One file, with buttons to open, download and delete it. */
export function FileRow({ eventId, file, headingId, canChange }: FileRowProps) {
  const dispatch = useAppDispatch();
  const download = useDownload(file);
  // Until it is known, nothing is said.
  const readsPhotos = useInstallation()?.reads_photos;
  const isUnread = file.type.startsWith('image/') && readsPhotos === false;
  const saving = file.type === 'application/pdf' ? 'openOrSave' : 'download';
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
          <Link to={recordHref('file', file.id)} className="link">
            {file.name}
          </Link>
        </p>
        {canChange && isUnread && <p className="text-small text-ink-soft">{texts.unread}</p>}
        <div aria-live="polite">
          <FieldError id={`${file.id}-error`}>{download.error ?? undefined}</FieldError>
        </div>
      </div>
      <div className="-ms-3 flex flex-wrap gap-x-1 print:hidden">
        {isShownHere(file) && <OpenPicture file={file} />}
        <Button
          look="quiet"
          className="px-3"
          aria-label={texts.of[saving]({ name: file.name })}
          isBusy={download.isBusy}
          onClick={download.onStart}
        >
          <Download className="size-5" aria-hidden="true" />
          {texts[saving]}
        </Button>
        {canChange && (
          <Button
            look="quiet"
            className="px-3 text-problem!"
            aria-label={texts.of.delete({ name: file.name })}
            onClick={() => setState('asking')}
          >
            <Trash2 className="size-5" aria-hidden="true" />
            {texts.delete}
          </Button>
        )}
      </div>
      <ConfirmDialog
        heading={texts.remove({ name: file.name })}
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
