import { formatList } from '@caretrail/contract/i18n/format';
import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import { fileProblem, tooManyFiles } from '@caretrail/contract/files/file-check';
import { FileText, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { FieldError } from '../../../ui/field-error.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FileKinds, usePhotoStep } from '../../files/public.ts';
import { filesTexts as texts } from './texts.ts';

/** Why these files cannot be sent; undefined if they can. Each file shows its own problem. */
export function filesError(files: readonly File[], kept: number): string | undefined {
  const bad = files.filter((file) => fileProblem(file) !== undefined);
  if (bad.length > 0) {
    const names = formatList(bad.map(({ name }) => texts.quoted({ name })));
    return texts.removeFirst({ names });
  }
  return tooManyFiles(files.length + kept);
}

type ChosenFilesProps = {
  readonly files: readonly File[];
  readonly onRemove: (index: number) => void;
};

/** The chosen files that are not sent yet. */
function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (files.length === 0) return null;
  const remove = (index: number): void => {
    // The focused button is removed, so the focus moves to a neighbour.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index - 1] ?? buttons[index + 1])?.focus();
    onRemove(index);
  };
  return (
    <ul ref={list} aria-label={texts.chosen} className="divide-y divide-rule">
      {files.map((file, index) => {
        const problem = fileProblem(file);
        const problemId = `${id}-${index}`;
        return (
          // Two files may have the same name; a file has no id before it is sent.
          <li key={`${index} ${file.name}`} className="flex flex-wrap items-center gap-x-3 py-2">
            <FileText className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
            <p className="min-w-0 flex-1 font-medium wrap-anywhere">{file.name}</p>
            <button
              type="button"
              aria-label={texts.of.remove({ name: file.name })}
              aria-describedby={problem === undefined ? undefined : problemId}
              onClick={() => remove(index)}
              className="inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-action-tint"
            >
              <X className="size-5.5" aria-hidden="true" />
              {texts.removeChosen}
            </button>
            <div className="basis-full">
              <FieldError id={problemId}>{problem}</FieldError>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type FilesFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly files: readonly File[];
  /** Number of files the event already has. */
  readonly kept: number;
  readonly onChange: (files: readonly File[]) => void;
};

/** Files to send with the event: chosen or dropped, and removable until the form is saved. */
export function FilesField({ label, hint, files, kept, onChange }: FilesFieldProps) {
  const onFiles = (added: readonly File[]): void => onChange([...files, ...added]);
  const photo = usePhotoStep(onFiles);
  return (
    <div className="space-y-3">
      <FileDrop
        label={label}
        hint={hint}
        error={filesError(files, kept)}
        accept={acceptedFiles}
        onFiles={onFiles}
        onPhoto={photo.onPhoto}
      />
      {photo.step}
      <FileKinds />
      <ChosenFiles
        files={files}
        onRemove={(gone) => onChange(files.filter((_, n) => n !== gone))}
      />
    </div>
  );
}
