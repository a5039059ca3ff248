import { memo } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { FilePicture } from '../file-picture.tsx';
import { formatOf, kindOf } from '../words/file-words.ts';
import type { FileItemProps } from './file-item.ts';
import { FileLink } from './file-link.tsx';
import { FileTick } from './file-tick.tsx';

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
        </span>
      </FileLink>
    </li>
  );
});
