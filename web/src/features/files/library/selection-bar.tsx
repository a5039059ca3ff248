import type { LibraryFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { Check, FileArchive, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { startDownload } from '../../../lib/download.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { deleteFiles } from '../thunks.ts';
import { libraryTexts as texts } from './texts.ts';

const nothing: ReadonlySet<string> = new Set();

/** Which files are chosen, once choosing has begun. */
export function useSelection() {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(nothing);
  const onChoose = useCallback((id: string, isChosen: boolean): void => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    isOn,
    chosen,
    onChoose: isOn ? onChoose : null,
    onStart: () => setOn(true),
    onAll: (ids: readonly string[]) => setChosen(new Set(ids)),
    onEnd: () => {
      setOn(false);
      setChosen(nothing);
    },
  };
}
type Selection = ReturnType<typeof useSelection>;

type BinSelectedProps = {
  readonly files: readonly LibraryFile[];
  readonly onDeleted: () => void;
};

/** Asks with the number, then one call for each. */
function BinSelected({ files, onDeleted }: BinSelectedProps) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    const isDone = await dispatch(deleteFiles(files));
    setState('idle');
    if (isDone) onDeleted();
  };
  return (
    <>
      <Button
        look="secondary"
        className="px-3"
        isDisabled={files.length === 0}
        onClick={() => setState('asking')}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.toBin}
      </Button>
      <ConfirmDialog
        heading={texts.toBinQuestion({ count: files.length })}
        confirmText={texts.toBin}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        <p>{texts.toBinBody}</p>
      </ConfirmDialog>
    </>
  );
}

type SelectionBarProps = {
  readonly files: readonly LibraryFile[];
  readonly selection: Selection;
  readonly onDeleted: () => void;
};

/** Several files as one: the server packs them while the browser saves. */
function useZip() {
  const [createZip, { isLoading, isSuccess, error }] = filesApi.useCreateZipMutation();
  const start = async (ids: string[]): Promise<void> => {
    const { data } = await createZip({ body: { ids } });
    if (data !== undefined) startDownload(data.url, data.name);
  };
  const refusal = error === undefined ? null : toApiError(error);
  return {
    isBusy: isLoading,
    isReady: isSuccess,
    error: refusal && (refusal.fields['ids'] ?? refusal.text),
    onStart: (ids: string[]) => void start(ids),
  };
}

/** What can be done with the chosen files; in sight while one scrolls and chooses. */
export function SelectionBar({ files, selection, onDeleted }: SelectionBarProps) {
  const { chosen, onAll, onEnd } = selection;
  const zip = useZip();
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => count.current?.focus(), []);
  // Files hidden by a filter are not selected: the user would not see that they are affected.
  const some = files.filter(({ id }) => chosen.has(id));
  const isNone = some.length === 0;
  return (
    <div className="sticky top-[calc(var(--top-bar)+0.75rem)] z-5 space-y-2 rounded-control border border-edge bg-action-tint px-4 py-2 shadow-float print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p ref={count} role="status" tabIndex={-1} className="font-semibold">
          {texts.selected({ count: some.length })}
        </p>
        <Button look="quiet" className="-me-3 px-3" onClick={onEnd}>
          <Check className="size-5" aria-hidden="true" />
          {texts.endSelect}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="secondary"
          className="px-3"
          isDisabled={isNone}
          isBusy={zip.isBusy}
          onClick={() => zip.onStart(some.map(({ id }) => id))}
        >
          <FileArchive className="size-5" aria-hidden="true" />
          {texts.zip}
        </Button>
        <IfCan act="manage" area="files">
          <BinSelected files={some} onDeleted={onDeleted} />
        </IfCan>
        {some.length < files.length && files.length <= limits.files.perZip && (
          <Button look="quiet" className="px-3" onClick={() => onAll(files.map(({ id }) => id))}>
            {texts.selectAll({ count: files.length })}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        <FieldError id="zip-error">{zip.error ?? undefined}</FieldError>
        {zip.isReady && <p>{texts.zipReady}</p>}
      </div>
    </div>
  );
}
