import { limits } from '@caretrail/contract/limits';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { Check, FileArchive } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { filesApi } from '../../../data/files.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { startDownload } from '../../../lib/start-download.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { BinSelected } from './bin-selected.tsx';
import { libraryTexts as texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

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
  // What a filter hides is not chosen: a person would not see that it goes too.
  const some = files.filter(({ id }) => chosen.has(id));
  const isNone = some.length === 0;
  return (
    <div className="sticky top-18 z-5 space-y-2 rounded-control border border-edge bg-action-tint px-4 py-2 shadow-float md:top-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p ref={count} role="status" tabIndex={-1} className="font-semibold">
          {texts.selected(some.length)}
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
        <BinSelected files={some} onDeleted={onDeleted} />
        {some.length < files.length && files.length <= limits.files.perZip && (
          <Button look="quiet" className="px-3" onClick={() => onAll(files.map(({ id }) => id))}>
            {texts.selectAll(files.length)}
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
