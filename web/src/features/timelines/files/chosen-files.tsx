import { FileText, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { FieldError } from '../../../ui/field-error.tsx';
import { fileProblem } from '@caretrail/contract/files/file-check';
import { fileSize } from '@caretrail/contract/files/file-size';

type ChosenFilesProps = {
  readonly files: readonly File[];
  readonly onRemove: (index: number) => void;
};

/** Chosen and not sent yet. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (files.length === 0) return null;
  const remove = (index: number): void => {
    // The button goes away under the focus: on to the one before it, or to the list's place.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index - 1] ?? buttons[index + 1])?.focus();
    onRemove(index);
  };
  return (
    <ul ref={list} aria-label="Files to send" className="divide-y divide-rule">
      {files.map((file, index) => {
        const problem = fileProblem(file);
        const problemId = `${id}-${index}`;
        return (
          // Two files may have the same name; a file has no id before it is sent.
          <li key={`${index} ${file.name}`} className="flex flex-wrap items-center gap-x-3 py-2">
            <FileText className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{file.name}</p>
              <p className="text-small text-ink-soft">{fileSize(file.size)}</p>
            </div>
            <button
              type="button"
              aria-describedby={problem === undefined ? undefined : problemId}
              onClick={() => remove(index)}
              className="inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-control px-3 font-semibold text-action hover:bg-action-tint"
            >
              <X className="size-5.5" aria-hidden="true" />
              Remove<span className="sr-only">{` ${file.name}`}</span>
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
