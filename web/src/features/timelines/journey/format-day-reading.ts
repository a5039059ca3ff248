import { doseChangeText } from '@caretrail/contract/dashboard/alerts';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import { formatList } from '@caretrail/contract/i18n/format';
import type { DayReading, MedicineOfDay } from '@caretrail/contract/journey/read-day';
import type { JourneyEvent } from '@caretrail/contract/journey/schema';
import { sessionFaceLabels } from '@caretrail/contract/treatments/labels';
import { formatResult, formatStatus } from '../format-event.ts';
import { dayTexts as texts } from './texts.ts';

/** 'MRI of the head', with its strength, its results, or that it was called off. */
export function formatJourneyEvent(event: JourneyEvent): string {
  const { title, severity, results } = event;
  const status = formatStatus(event);
  const named = severity === null ? title : texts.withStrength({ title, severity });
  const said = status === null ? named : texts.withStatus({ title: named, status });
  return results.length === 0
    ? said
    : texts.withResults({ title: said, results: formatList(results.map(formatResult)) });
}

/** 'Levetiracetam: 1 taken and 1 missed (plan for this day: 1000 mg)' */
export function formatMedicineOfDay({ name, unit, doses, amount, change }: MedicineOfDay): string {
  const counts =
    doses === null
      ? []
      : (['taken', 'skipped', 'missed', 'planned', 'held'] as const).flatMap((kind) =>
          doses[kind] === 0 ? [] : [texts[kind]({ count: doses[kind] })],
        );
  const plan = amount === null ? null : { amount: formatExact(amount), unit };
  const counted = formatList(counts);
  const said =
    plan === null
      ? counted
      : counted === ''
        ? texts.plan(plan)
        : texts.withPlan({ ...plan, said: counted });
  const changed = change === null ? [] : [doseChangeText(name, change)];
  const doseLine = said === '' ? [] : [texts.medicine({ name, said })];
  return [...changed, ...doseLine].join('. ');
}

export const formatTreatments = ({ cycles, sessions }: DayReading): string[] => [
  ...cycles.map((cycle) => texts.cycle(cycle)),
  ...sessions.map(({ title, status }) =>
    texts.session({ title, status: sessionFaceLabels[status] }),
  ),
];

/** All of it in one line. */
export const formatReading = (reading: DayReading): string =>
  [
    ...reading.events.map(formatJourneyEvent),
    ...reading.medicines.map(formatMedicineOfDay),
    ...formatTreatments(reading),
  ].join('. ');
