import { useState } from 'react';
import { Badge } from '../src/ui/badge.tsx';
import { Button } from '../src/ui/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { DataTable } from '../src/ui/data-table.tsx';
import type { Column, Sort } from '../src/ui/table-parts.tsx';
import { Pager } from '../src/ui/pager.tsx';
import { Example } from './example.tsx';

type Medicine = { name: string; dose: string; next: string; isToday: boolean };

const medicines: readonly Medicine[] = [
  { name: 'Levetiracetam', dose: '500 mg', next: '20:00', isToday: true },
  { name: 'Dexamethasone', dose: '2 mg', next: '08:00', isToday: false },
  { name: 'Omeprazole', dose: '20 mg', next: '07:30', isToday: false },
];

const columns: readonly Column<Medicine>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { key: 'dose', header: 'Dose', cell: ({ dose }) => dose },
  { key: 'next', header: 'Next', cell: ({ next }) => next, isSortable: true },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isToday }) => (isToday ? <Badge tone="today">Today</Badge> : <Badge>Tomorrow</Badge>),
  },
];

export function DataSection() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [page, setPage] = useState(1);
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const value = (row: Medicine): string => (sort.key === 'next' ? row.next : row.name);
  const rows = medicines.toSorted((a, b) => turn * value(a).localeCompare(value(b)));
  return (
    <>
      <Example title="Card: a sheet on the page, never one in another">
        <div className="max-w-[34rem]">
          <Card heading="Next visit" end={<Button look="quiet">Change</Button>}>
            <p>Thursday 5 March, 09:30, with Dr Ada Okafor.</p>
          </Card>
        </div>
      </Example>
      <Example title="Table: cards below 768 px">
        <DataTable
          caption="Medicines"
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
          sort={sort}
          onSort={setSort}
        />
      </Example>
      <Example title="Pager">
        <Pager label="Pages of medicines" page={page} pages={3} onPage={setPage} />
      </Example>
    </>
  );
}
