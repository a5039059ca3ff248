import type { TreatmentCycle } from '@caretrail/contract/treatments/cycles';
import { sessionFaceLabels } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { faceOf, type TreatmentSession } from '@caretrail/contract/treatments/session';
import { dayName } from '../../../lib/format-day.ts';
import { longDate } from '../../../lib/long-date.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { planTexts as texts } from './texts.ts';

const stateOf = ({ first, last }: TreatmentCycle, today: string): string => {
  if (last < today) return texts.over;
  return first <= today ? texts.now : texts.ahead;
};

/** The cycles with their days. */
export function CycleTable({
  cycles,
  today,
}: {
  readonly cycles: readonly TreatmentCycle[];
  readonly today: string;
}) {
  const columns: readonly Column<TreatmentCycle>[] = [
    {
      key: 'number',
      header: texts.cycle,
      cell: ({ number }) => texts.cycleNumber({ number }),
      isRowHeader: true,
    },
    { key: 'first', header: texts.firstDay, cell: ({ first }) => dayName(first) },
    { key: 'last', header: texts.lastDay, cell: ({ last }) => dayName(last) },
    { key: 'state', header: texts.state, cell: (cycle) => stateOf(cycle, today) },
  ];
  return (
    <DataTable
      caption={texts.cyclesCaption}
      columns={columns}
      rows={cycles}
      keyOf={({ number }) => String(number)}
    />
  );
}

type Row = { readonly session: TreatmentSession; readonly number: number };

function reasonOf({ moved_from, reason }: TreatmentSession): string {
  if (moved_from === null) return reason;
  const day = longDate(moved_from);
  return reason === '' ? texts.movedFrom({ day }) : texts.movedBecause({ day, reason });
}

const sessionColumns: readonly Column<Row>[] = [
  { key: 'number', header: texts.number, cell: ({ number }) => number },
  {
    key: 'day',
    header: texts.day,
    cell: ({ session: { date, time } }) =>
      time === null ? dayName(date) : texts.dayAndTime({ day: dayName(date), time }),
    isRowHeader: true,
  },
  {
    key: 'state',
    header: texts.state,
    cell: ({ session }) => sessionFaceLabels[faceOf(session)],
  },
  { key: 'reason', header: texts.reason, cell: ({ session }) => reasonOf(session) || '–' },
];

export function SessionTable({ treatment: { sessions } }: { readonly treatment: Treatment }) {
  return (
    <DataTable
      caption={texts.sessionsCaption}
      columns={sessionColumns}
      rows={sessions.map((session, index) => ({ session, number: index + 1 }))}
      keyOf={({ session }) => session.id}
    />
  );
}
