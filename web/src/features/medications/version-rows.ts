import { messages } from '@caretrail/contract/i18n/messages';
import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import {
  medicationCategoryLabels,
  medicationStateLabels,
} from '@caretrail/contract/medications/labels';
import type { MedicationEdit } from '@caretrail/contract/medications/medication-body';
import type { Phase, ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { formatSchedule } from '@caretrail/contract/medications/format-schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { longDate } from '../../lib/long-date.ts';
import type { VersionRow } from '../../ui/two-versions.tsx';
import { labels } from './form/texts.ts';
import { listTexts } from './list/texts.ts';
import { cycleTexts, medicineTexts } from './medicine/texts.ts';
import { formatScheduleLine, lineOfDays, scheduleLines } from './format-schedule.ts';

const texts = messages('medications/version-rows', {
  held: 'Cycle {cycle, number} is on hold',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  state: '{state}: {reason}',
  selected: 'selected',
});

const notesOf = ({ shifts, held }: CyclePattern): string[] => [
  ...shifts.map(({ cycle, start_date }) =>
    cycleTexts.newStart({ cycle, day: longDate(start_date) }),
  ),
  ...held.map((cycle) => texts.held({ cycle })),
];

/** Delays and holds of the cycles, one sentence each. */
const cycleNotes = (phases: readonly Pick<Phase, 'pattern'>[]): string[] =>
  phases.flatMap(({ pattern }) => (pattern.kind === 'cycle' ? notesOf(pattern) : []));

/** The compared fields of a version. */
type Compared = Omit<Medication, 'schedule'> & {
  readonly schedule: Pick<ScheduleVersion, 'phases'> | null;
};

const yesOrNo = (is: boolean): string => (is ? texts.yes : texts.no);

function scheduleText({ schedule, planned }: Compared): string {
  if (schedule === null) return listTexts.noTimes;
  const lines = scheduleLines(schedule).map((line) =>
    lineOfDays(line.days, formatScheduleLine(line)),
  );
  const later = planned.map((version) =>
    lineOfDays(
      medicineTexts.later({ day: longDate(version.effective_from) }),
      formatSchedule(version.phases),
    ),
  );
  return [...lines, ...cycleNotes(schedule.phases), ...later].join('\n');
}

const stateText = ({ state, state_reason }: Compared): string =>
  state_reason === ''
    ? medicationStateLabels[state]
    : texts.state({ state: medicationStateLabels[state], reason: state_reason });

type Row = {
  /** The field of an edit that the row shows. */
  readonly of: keyof MedicationEdit;
  readonly label: string;
  readonly format: (medicine: Compared) => string;
};

/** The compared fields in the order of the screens. */
const rows: readonly Row[] = [
  { of: 'name', label: labels.name, format: ({ name }) => name },
  { of: 'state', label: texts.status, format: stateText },
  { of: 'start_date', label: labels.start, format: ({ start_date }) => longDate(start_date) },
  { of: 'schedule', label: medicineTexts.schedule, format: scheduleText },
  { of: 'reason', label: labels.reason, format: ({ reason }) => reason },
  {
    of: 'category',
    label: labels.category,
    format: ({ category }) => (category === null ? '' : medicationCategoryLabels[category]),
  },
  { of: 'instructions', label: labels.instructions, format: (each) => each.instructions },
  { of: 'label_text', label: labels.label_text, format: ({ label_text }) => label_text },
  { of: 'prescriber', label: labels.prescriber, format: ({ prescriber }) => prescriber },
  {
    of: 'treatment_id',
    label: labels.treatment_id,
    format: ({ treatment_id }) => (treatment_id === null ? '' : texts.selected),
  },
  { of: 'notes', label: labels.notes, format: ({ notes }) => notes },
  {
    of: 'never_stop_suddenly',
    label: labels.never_stop_suddenly,
    format: (each) => yesOrNo(each.never_stop_suddenly),
  },
  {
    of: 'hazardous_handling',
    label: labels.hazardous_handling,
    format: (each) => yesOrNo(each.hazardous_handling),
  },
];

const compared = (chosen: readonly Row[], mine: Compared, other: Compared): VersionRow[] =>
  chosen
    .map(({ label, format }) => ({ label, mine: format(mine), other: format(other) }))
    .filter((row) => row.mine.trim() !== row.other.trim());

/** The fields of an edit that differ from the stored version. */
export const editRows = (edit: MedicationEdit, stored: Medication): VersionRow[] =>
  compared(
    // A schedule has its own first day.
    rows.filter(({ of }) => edit[of] !== undefined && !(of === 'start_date' && edit.schedule)),
    { ...stored, ...edit } as Compared,
    stored,
  );

/** All fields that changed since a version was loaded. */
export const changedRows = (seen: Medication, stored: Medication): VersionRow[] =>
  compared(rows, seen, stored);
