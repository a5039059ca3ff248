import { doseNow } from '@caretrail/contract/medications/dose-now';
import type { Medication } from '@caretrail/contract/medications/schema';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { summaryTexts as texts } from './summary-texts.ts';
import { medicineWhen } from './summary-words.ts';

type MedicineTableProps = { readonly medicines: readonly Medication[]; readonly today: string };

export function MedicineTable({ medicines, today }: MedicineTableProps) {
  const columns: readonly Column<Medication>[] = [
    { key: 'name', header: texts.medicine, cell: ({ name }) => name, isRowHeader: true },
    { key: 'dose', header: texts.dose, cell: (medicine) => doseNow(medicine, today) || '–' },
    { key: 'when', header: texts.when, cell: (medicine) => medicineWhen(medicine, today) || '–' },
  ];
  return (
    <DataTable
      caption={texts.medicines}
      columns={columns}
      rows={medicines}
      keyOf={({ id }) => id}
    />
  );
}
