import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

type SortHeaderProps = {
  readonly name: string;
  readonly header: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly width?: string;
};

/** A column header that sorts; a second press turns the order round. */
export function SortHeader({ name, header, sort, onSort, width = '' }: SortHeaderProps) {
  const direction = sort?.key === name ? sort.direction : 'none';
  const Icon = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[direction];
  return (
    <th scope="col" aria-sort={direction} className={`px-1 text-start as-cards:px-0 ${width}`}>
      <button
        type="button"
        onClick={() =>
          onSort({ key: name, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
        className={`inline-flex min-h-target items-center gap-1.5 rounded-control px-3 text-start text-small font-semibold hover:bg-action-tint ${direction === 'none' ? 'text-ink-soft' : 'text-action'}`}
      >
        {header}
        <Icon className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </th>
  );
}
