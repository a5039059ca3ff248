import {
  fileEdit,
  type FileEdit,
  type LibraryFile,
  libraryFile,
} from '@caretrail/contract/files/schema';
import type { RootState } from '../../../app/store.ts';
import { filesApi } from '../../../data/files.ts';
import { type Errors, errorsOf, withoutError } from '../../../lib/form-values.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { FileOrState } from '../file-or-state.tsx';
import { PlaceLink, usePlace } from '../view-route.tsx';
import { draftKept } from '../slice.ts';
import { filesTexts } from '../texts.ts';
import { useNamed } from '../use-named.ts';
import { FileFields } from './file-fields.tsx';
import { fieldOrder, formTexts as texts } from './texts.ts';
import { changesOf, conflictRows, type FileValues, valuesOf } from './values.ts';

/** `tags.0` is a mistake of the tags. */
const fieldsOf = (fields: Errors): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.split('.')[0] ?? path, said]),
  );

const drafts = { select: ({ files }: RootState) => files.draft, draftKept };

/** The form of a file: its input, its errors, and saving it. */
function useFileForm(file: LibraryFile) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const record = useRecordForm<LibraryFile, FileValues, FileEdit>({
    record: file,
    schema: libraryFile,
    drafts,
    begin: (base) => valuesOf(base ?? file),
    check: (values, base) => {
      const checked = fileEdit.safeParse(changesOf(values, base ?? file));
      return checked.success ? {} : errorsOf(checked.error.issues);
    },
    bodyOf: (values, base) => fileEdit.parse(changesOf(values, base ?? file)),
    isUnchanged: (values, base) => Object.keys(changesOf(values, base)).length === 0,
    send: (body, { version }) => {
      const { editFile } = filesApi.endpoints;
      return dispatch(editFile.initiate({ params: { id: file.id }, body: { ...body, version } }));
    },
    clearErrors: (errors, changes) => Object.keys(changes).reduce(withoutError, errors),
    fieldsOf,
    messageOf: refusalText,
    onSaved: ({ id }) => goTo({ at: 'file', id }, { replace: true }),
  });
  return {
    ...record,
    changes: changesOf(record.values, record.base ?? file),
    onTakeOther: () => record.leaveFor(file),
  };
}

function FileForm({ file }: { readonly file: LibraryFile }) {
  const form = useFileForm(file);
  const named = useNamed({ treatments: true, locations: true });
  const { state, errors, guard } = form;
  const isSending = state.status === 'sending';
  useArrival(texts.heading);
  return (
    <div className="max-w-[46rem] space-y-6">
      <PlaceLink place={{ at: 'file', id: file.id }}>{filesTexts.backToFile}</PlaceLink>
      <h1 tabIndex={-1} className="text-h1">
        {texts.heading}
      </h1>
      {form.draft.restored && <KeptNote {...form.draft.restored} />}
      {state.status === 'stale' && (
        <TwoVersions
          heading={texts.conflict}
          lead={texts.conflictLead}
          rows={conflictRows(form.changes, state.stored, named)}
          onKeepMine={() => form.onKeepMine(state.stored)}
          onTakeOther={form.onTakeOther}
        />
      )}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary key={form.tries} errors={errors} order={fieldOrder} />
      )}
      {state.status === 'failed' && state.text !== null && (
        <Alert key={form.tries}>{state.text}</Alert>
      )}
      <form
        noValidate
        method="post"
        onSubmit={form.onSubmit}
        className="space-y-6 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
      >
        <FileFields values={form.values} errors={errors} named={named} onChange={form.onChange} />
        {/* While two versions are shown, choosing one is the only action. */}
        {state.status !== 'stale' && (
          <div className="border-t border-rule pt-6">
            <Button type="submit" isBusy={isSending}>
              {isSending ? texts.saving : texts.save}
            </Button>
          </div>
        )}
      </form>
      <LeaveDialog guard={guard} what={texts.leaving} />
    </div>
  );
}

/** Edits the name, type, date and author of a file. */
export const FileFormPage = ({ id }: { readonly id: string }) => (
  <FileOrState id={id}>{(file) => <FileForm file={file} />}</FileOrState>
);
