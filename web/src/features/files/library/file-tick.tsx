import type { LibraryFile } from '@caretrail/contract/files/schema';

type FileTickProps = {
  readonly file: LibraryFile;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
};

/** Whether a file is among the chosen; around the box there is room for a finger. */
export const FileTick = ({ file, isChosen, onChoose }: FileTickProps) => (
  <label className="inline-flex size-target shrink-0 items-center justify-center">
    <span className="sr-only">{`Select ${file.title}`}</span>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ currentTarget }) => onChoose(file.id, currentTarget.checked)}
      className="size-6 accent-action"
    />
  </label>
);
