import { memo } from 'react';
import { FilePicture } from '../file-picture.tsx';
import { factsLine } from '../words/file-words.ts';
import { FileLink } from './file-link.tsx';
import type { FileItemProps } from './file-item.ts';
import { FileTick } from './file-tick.tsx';

/** One file as a line: all of it is the link. */
export const FileRow = memo(function FileRow({ file, isChosen, onChoose }: FileItemProps) {
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
          <span className="block text-small wrap-anywhere text-ink-soft">{factsLine(file)}</span>
        </span>
      </FileLink>
    </li>
  );
});
