import { documentTypeLabels } from '@caretrail/contract/files/document-types';
import type { FileEdit, LibraryFile } from '@caretrail/contract/files/schema';
import { type FileSuggestion, openSuggestion } from '@caretrail/contract/files/suggestion/suggest';
import { ScanText } from 'lucide-react';
import { useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { focusHeading } from '../../../lib/arrive.ts';
import { longDate } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { suggestionId } from './suggestion-id.ts';
import { fileTexts as texts } from './texts.ts';
import type { FileReading } from './use-file-reading.ts';

/** Only what is suggested: an edit leaves the rest as it is. */
const editOf = (suggestion: FileSuggestion): FileEdit =>
  Object.fromEntries(Object.entries(suggestion).filter(([, value]) => value !== null));

const factsOf = ({ title, doc_type, document_date }: FileSuggestion) =>
  [
    { label: texts.title, value: title },
    { label: texts.kind, value: doc_type && documentTypeLabels[doc_type] },
    { label: texts.date, value: document_date && longDate(document_date) },
  ].filter(({ value }) => value !== null);

type SuggestedProps = { readonly file: LibraryFile; readonly suggestion: FileSuggestion };

/** What the document says it is. Nothing is written before it is accepted. */
function Suggested({ file, suggestion }: SuggestedProps) {
  const [edit, { isLoading: isSaving, error }] = filesApi.useEditFileMutation();
  const [dismiss, { isLoading: isDismissing }] = filesApi.useDismissSuggestionMutation();
  const params = { id: file.id };
  const isBusy = isSaving || isDismissing;
  const onAccept = async (): Promise<void> => {
    const body = { ...editOf(suggestion), version: file.version };
    // The card goes with the button that was pressed.
    if ((await edit({ params, body })).error === undefined) focusHeading();
  };
  const onDismiss = async (): Promise<void> => {
    if ((await dismiss({ params })).error === undefined) focusHeading();
  };
  return (
    <>
      <h2 id={suggestionId} tabIndex={-1} className="flex items-center gap-2 text-h3">
        <ScanText className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        {texts.suggested}
      </h2>
      <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {factsOf(suggestion).map(({ label, value }) => (
          <div key={label} className="sm:contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" isBusy={isBusy} onClick={() => void onAccept()}>
          {texts.accept}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={() => void onDismiss()}>
          {texts.dismiss}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        <FieldError id={`${suggestionId}-error`}>
          {error === undefined ? undefined : toApiError(error).text}
        </FieldError>
      </div>
    </>
  );
}

type SuggestionCardProps = { readonly file: LibraryFile; readonly reading: FileReading };

/**
 * Below the view of a file that was just added or not described yet. While the document is being read it keeps the
 * place of what may come, so that nothing below it moves.
 */
export function SuggestionCard({ file, reading }: SuggestionCardProps) {
  // Whether it was being read when the page was opened: then its place stays until the page is left.
  const [isKept] = useState(reading.state === 'waiting');
  const suggestion = reading.suggestion && openSuggestion(reading.suggestion, file);
  if (suggestion === null && !isKept) return null;
  return (
    <section
      aria-labelledby={suggestion === null ? undefined : suggestionId}
      className={`space-y-3 rounded-sheet border border-rule bg-sheet p-5 shadow-sheet print:hidden ${isKept ? 'min-h-[19rem] sm:min-h-[13.5rem]' : ''}`}
    >
      {suggestion === null ? (
        <p role="status" className="text-ink-soft">
          {reading.state === 'waiting' ? texts.reading : texts.nothingSuggested}
        </p>
      ) : (
        <Suggested file={file} suggestion={suggestion} />
      )}
    </section>
  );
}
