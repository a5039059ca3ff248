import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { restoreFile } from '../thunks.ts';
import { countOfFiles } from '../words/file-words.ts';
import { fileTexts as texts } from './texts.ts';
import { undoInWords } from '../../../lib/undo-time.ts';

/** What went into the bin a moment ago, together. */
export type JustBinned = {
  readonly key: number;
  readonly files: readonly LibraryFile[];
  readonly untilMs: number;
};

type UndoBinProps = {
  readonly binned: readonly JustBinned[];
  readonly onOver: (key: number) => void;
};

const sentenceOf = ({ files }: JustBinned): string => {
  const [first] = files;
  const what =
    files.length === 1 && first
      ? texts.removed(first.title)
      : `${countOfFiles(files.length)} are in the bin.`;
  return `${what} ${undoInWords}`;
};

/** For the library: brings back what was deleted a moment ago. */
export function UndoBin({ binned, onOver }: UndoBinProps) {
  const dispatch = useAppDispatch();
  const onUndo = async ({ key, files }: JustBinned): Promise<void> => {
    for (const { id } of files) await dispatch(restoreFile(id));
    onOver(key);
  };
  return (
    <UndoPlace>
      {binned.map((each) => (
        <UndoNotice
          key={each.key}
          untilMs={each.untilMs}
          onUndo={() => onUndo(each)}
          onOver={() => onOver(each.key)}
        >
          {sentenceOf(each)}
        </UndoNotice>
      ))}
    </UndoPlace>
  );
}
