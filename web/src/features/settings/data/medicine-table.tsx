import { doseNow } from '@caretrail/contract/medications/dose-now';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { phaseWords } from '@caretrail/contract/medications/schedule-words';
import type { Medication } from '@caretrail/contract/medications/schema';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { summaryTexts as texts } from './summary-texts.ts';

type MedicineTableProps = { readonly medicines: readonly Medication[]; readonly today: string };

function whenOf(
  { schedule, instructions, never_stop_suddenly }: Medication,
  today: string,
): string {
  const phase = phaseOn(schedule?.phases ?? [], today);
  const words = [
    phase === undefined ? '' : phaseWords(phase),
    instructions,
    never_stop_suddenly ? texts.neverStop : '',
  ];
  return words.filter(Boolean).join('. ').replaceAll('..', '.');
}

export function MedicineTable({ medicines, today }: MedicineTableProps) {
  const columns: readonly Column<Medication>[] = [
    { key: 'name', header: texts.medicine, cell: ({ name }) => name, isRowHeader: true },
    { key: 'dose', header: texts.dose, cell: (medicine) => doseNow(medicine, today) || '–' },
    { key: 'when', header: texts.when, cell: (medicine) => whenOf(medicine, today) || '–' },
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
