import { memo } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';
import { type FileItemProps, FileRow, FileTile } from './file-items.tsx';
import type { LibraryView } from './library-state.ts';
import type { Month } from './months.ts';

type FileMonthProps = Month & {
  readonly view: LibraryView;
  /** In sight as soon as it is there: to find that out would mean to lay it out twice. */
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
export const FileMonth = memo(function FileMonth(props: FileMonthProps) {
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
