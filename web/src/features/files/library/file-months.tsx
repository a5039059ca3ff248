import type { FileFilter } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useMemo, useRef } from 'react';
import { screenful } from '../../../lib/screenful.ts';
import { useDrawn } from '../../../lib/use-drawn.ts';
import { useFocusOnGrowth } from '../../../lib/use-focus-on-growth.ts';
import { useShown } from '../../../lib/use-shown.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import type { FileItemProps } from './file-items.tsx';
import { FileMonth } from './file-month.tsx';
import type { LibraryView } from './library-state.ts';
import { byMonth } from './months.ts';

type FileMonthsProps = {
  readonly files: readonly LibraryFile[];
  /** What they are narrowed to. */
  readonly filter: FileFilter;
  readonly view: LibraryView;
  /** The file that the person comes back from: it is drawn, however far down it stands. */
  readonly opened: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: FileItemProps['onChoose'];
};

/** Tiles stand side by side. */
const tiles = 12;

/** The files as rows or tiles, a slice at a time. */
export function FileMonths(props: FileMonthsProps) {
  const { files, filter, view, opened, chosen, onChoose } = props;
  const part = useRef<HTMLDivElement>(null);
  const [shown, more] = useShown('files', files, opened);
  const first = view === 'grid' ? tiles : screenful();
  const drawn = useDrawn({ filter, first, shown, isWholeFirst: opened !== null });
  const some = useMemo(() => files.slice(0, drawn), [files, drawn]);
  const months = useMemo(() => byMonth(some), [some]);
  useFocusOnGrowth(part, shown, some.length);
  return (
    <div ref={part}>
      {months.map((month) => (
        <FileMonth
          key={month.month}
          {...month}
          view={view}
          isNear={drawn <= first}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      <MoreButton
        left={drawn < shown ? 0 : files.length - some.length}
        what="files"
        onMore={more}
      />
    </div>
  );
}
