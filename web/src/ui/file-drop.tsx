import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { describedBy, FieldNotes, type Notes } from './field-notes.tsx';

type FileDropProps = Notes & {
  readonly label: string;
  /** Of the button. */
  readonly chooseText?: string;
  /** File types that the device's own chooser offers; what is dropped is for the owner to check. */
  readonly accept?: string;
  readonly isSingle?: boolean;
  readonly onFiles: (files: File[]) => void;
};

/** Files by a button, or dropped from elsewhere on the screen. */
export function FileDrop(props: FileDropProps) {
  const { label, chooseText = 'Choose files', accept, isSingle = false, onFiles } = props;
  const { hint, error } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const taken = [...(files ?? [])].slice(0, isSingle ? 1 : undefined);
    if (taken.length > 0) onFiles(taken);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-dashed p-4 ${isOver ? 'border-action bg-action-tint' : error === undefined ? 'border-edge bg-sheet' : 'border-problem bg-sheet'}`}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={!isSingle}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-target items-center gap-2 rounded-control border border-edge bg-sheet px-5 py-2 font-semibold text-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:bg-action-tint"
        >
          <Upload className="size-5" aria-hidden="true" />
          {chooseText}
        </label>
        <p className="hidden text-ink-soft pointer-fine:block">or drop them here</p>
      </div>
    </fieldset>
  );
}
