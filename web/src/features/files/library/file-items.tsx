import type { LibraryFile } from '@caretrail/contract/files/schema';
import { type ComponentProps, memo } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { useRowLink } from '../../../lib/row-links.ts';
import { WrittenBy } from '../../../shell/written-by.tsx';
import { FilePicture } from '../file-picture.tsx';
import { factsLine, formatOf, kindOf } from '../format-file.ts';
import { libraryTexts as texts } from './texts.ts';

/** What a row and a tile draw. */
export type FileItemProps = {
  readonly file: LibraryFile;
  readonly isChosen: boolean;
  /** Null: nothing is being chosen just now. It stays the same function, so that the others are not drawn again. */
  readonly onChoose: ((id: string, isChosen: boolean) => void) | null;
};

type FileRowProps = FileItemProps & {
  /** What stands around the searched words in its text. */
  readonly snippet?: string;
};

type FileLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly file: Pick<LibraryFile, 'id'>;
};

function FileLink({ file, children, ...link }: FileLinkProps) {
  return (
    <a {...link} {...useRowLink(file.id)} data-file={file.id}>
      {children}
    </a>
  );
}

type FileTickProps = {
  readonly file: LibraryFile;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
};

/** Whether a file is among the chosen; around the box there is room for a finger. */
const FileTick = ({ file, isChosen, onChoose }: FileTickProps) => (
  <label className="inline-flex size-target shrink-0 items-center justify-center">
    <span className="sr-only">{texts.selectFile({ title: file.title })}</span>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ currentTarget }) => onChoose(file.id, currentTarget.checked)}
      className="size-6 accent-action"
    />
  </label>
);

/** One file as a line: all of it is the link. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { file, snippet, isChosen, onChoose } = props;
  return (
    <li className="flex items-center gap-1 border-b border-rule last:border-b-0">
      {onChoose !== null && <FileTick file={file} isChosen={isChosen} onChoose={onChoose} />}
      <FileLink
        file={file}
        className="group flex min-h-target min-w-0 flex-1 items-center gap-4 rounded-control px-2 py-2.5 hover:bg-action-tint focus-visible:-outline-offset-3"
      >
        <FilePicture file={file} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere text-action underline-offset-4 group-hover:underline">
            {file.title}
          </span>
          <span className="sr-only">, </span>
          <span className="block text-small wrap-anywhere text-ink-soft">
            {factsLine(file)}
            <WrittenBy id={file.created_by} />
          </span>
          {snippet !== undefined && (
            <>
              <span className="sr-only">, </span>
              <span className="mt-0.5 line-clamp-3 wrap-anywhere">
                {texts.snippet({ snippet })}
              </span>
            </>
          )}
        </span>
      </FileLink>
    </li>
  );
});

/** One file as a picture with its name. */
export const FileTile = memo(function FileTile({ file, isChosen, onChoose }: FileItemProps) {
  return (
    <li className="relative min-w-0">
      {onChoose !== null && (
        <div className="absolute start-1 top-1 rounded-control border border-edge bg-sheet">
          <FileTick file={file} isChosen={isChosen} onChoose={onChoose} />
        </div>
      )}
      <FileLink
        file={file}
        className="group block h-full rounded-sheet border border-rule bg-sheet p-2.5 hover:bg-action-tint"
      >
        <FilePicture file={file} className="aspect-4/3 w-full" />
        <span className="mt-2 line-clamp-2 font-semibold wrap-anywhere text-action underline-offset-4 group-hover:underline">
          {file.title}
        </span>
        <span className="sr-only">, </span>
        <span className="block text-small wrap-anywhere text-ink-soft">
          {`${file.doc_type === 'other' ? formatOf(file.type) : kindOf(file)} · ${longDate(file.day)}`}
          <WrittenBy id={file.created_by} />
        </span>
      </FileLink>
    </li>
  );
});
