import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { PlaceLink } from '../place-link.tsx';
import { FileById } from '../file-by-id.tsx';
import { filesTexts } from '../texts.ts';
import { useNamed } from '../use-named.ts';
import { conflictRows } from './conflict-rows.ts';
import { FileFields } from './file-fields.tsx';
import { fieldOrder, formTexts as texts } from './texts.ts';
import { useFileForm } from './use-file-form.ts';

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
        {/* With two versions at hand the choice between them is the one thing to do. */}
        {state.status !== 'stale' && (
          <div className="border-t border-rule pt-6">
            <Button type="submit" isBusy={isSending}>
              {isSending ? texts.saving : texts.save}
            </Button>
          </div>
        )}
      </form>
      <ConfirmDialog
        heading={texts.leave}
        confirmText={texts.leaveConfirm}
        cancelText={texts.stay}
        isLosing
        isOpen={guard.isAsking}
        onConfirm={guard.onLeave}
        onClose={guard.onStay}
      >
        <p>{texts.leaveBody}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Rename a file, say what it is, of when, from whom. */
export const FileFormPage = ({ id }: { readonly id: string }) => (
  <FileById id={id}>{(file) => <FileForm file={file} />}</FileById>
);
