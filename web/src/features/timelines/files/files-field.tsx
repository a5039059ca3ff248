import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { FileKinds } from '../../files/public.ts';
import { filesError } from './files-error.ts';

type FilesFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly files: readonly File[];
  /** How many the event has already. */
  readonly kept: number;
  readonly onChange: (files: readonly File[]) => void;
};

/** Files to send with the event: chosen or dropped, and taken out again before anything is sent. */
export function FilesField({ label, hint, files, kept, onChange }: FilesFieldProps) {
  return (
    <div className="space-y-3">
      <FileDrop
        label={label}
        hint={hint}
        error={filesError(files, kept)}
        accept={acceptedFiles}
        onFiles={(added) => onChange([...files, ...added])}
      />
      <FileKinds />
      <ChosenFiles
        files={files}
        onRemove={(gone) => onChange(files.filter((_, n) => n !== gone))}
      />
    </div>
  );
}
