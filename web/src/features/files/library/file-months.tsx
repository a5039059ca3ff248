import type { FileFilter } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { messages } from '@caretrail/contract/i18n/messages';
import { memo, useMemo, useRef } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';
import { screenful, useDrawn } from '../../../lib/use-drawn.ts';
import { useFocusOnGrowth, useShown } from '../../../lib/use-shown.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { type FileItemProps, FileRow, FileTile } from './file-items.tsx';
import { byMonth, type Month } from './find-files.ts';
import type { LibraryView } from './library-state.ts';

const moreTexts = messages('files/more', {
  files: '{count, plural, one {Show # more file} other {Show # more files}}',
});

type FileMonthProps = Month & {
  readonly view: LibraryView;
  /** In sight as soon as it is there: to find that out would mean to lay it out twice. It stays so: a change is seen as a shift. */
  readonly isNear: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: FileItemProps['onChoose'];
};

const headRem = 3.5;
const rowRem = 4.6;
const tileRem = 14.5;
const tilesAbreast = 4;

const heightOf = (view: LibraryView, count: number): number =>
  headRem + (view === 'list' ? rowRem * count : tileRem * Math.ceil(count / tilesAbreast));

/** A month of the library. One that is out of sight is not laid out; its place is kept, and search in the page finds it. */
const FileMonth = memo(function FileMonth(props: FileMonthProps) {
  const { month, files, view, isNear, chosen, onChoose } = props;
  const Item = view === 'list' ? FileRow : FileTile;
  return (
    <section
      aria-label={longPartialDate(month)}
      className={isNear ? '' : '[content-visibility:auto]'}
      style={{ containIntrinsicSize: `auto ${heightOf(view, files.length)}rem` }}
    >
      <h2 className="border-b-2 border-rule pt-3 pb-1.5 text-h3">{longPartialDate(month)}</h2>
      <ul
        className={
          view === 'list'
            ? ''
            : 'grid grid-cols-2 gap-3 pt-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-4 max-[19rem]:grid-cols-1'
        }
      >
        {files.map((file) => (
          <Item key={file.id} file={file} isChosen={chosen.has(file.id)} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
});

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
  /** How many files stand above a month. */
  const above = (at: number): number =>
    months.slice(0, at).reduce((sum, month) => sum + month.files.length, 0);
  useFocusOnGrowth(shown, some.length, (index) => part.current?.querySelectorAll('a')[index]);
  return (
    <div ref={part}>
      {months.map((month, at) => (
        <FileMonth
          key={month.month}
          {...month}
          view={view}
          isNear={above(at) < first}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      <MoreButton
        left={drawn < shown ? 0 : files.length - some.length}
        text={moreTexts.files}
        onMore={more}
      />
    </div>
  );
}
