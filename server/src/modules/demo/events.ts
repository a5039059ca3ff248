import { bloodCounts, titleOfCount } from './blood-counts.ts';
import { currentCycle, cycleStarts } from './cycles.ts';
import type { DemoDays } from './days.ts';
import { letter, type DemoEvent } from './demo-event.ts';
import { diary } from './diary.ts';
import { firstWeeks } from './first-weeks.ts';
import { temozolomide } from './regimen.ts';

const bloodTests = (days: DemoDays): DemoEvent[] =>
  bloodCounts(days).map((count): DemoEvent => ({ ...count, type: 'Results' }));

const cycles: readonly DemoEvent[] = cycleStarts.map((day, index): DemoEvent => {
  const { mg } = index === 0 ? temozolomide.firstCycle : temozolomide.laterCycles;
  return {
    day,
    days: 4,
    type: 'Medication',
    title: `Temozolomide, cycle ${index + 1} of ${cycleStarts.length}`,
    description: `${mg} mg on 5 evenings, 1 hour after the anti-sickness tablet.`,
    treatment: 'chemotherapy',
  };
});

const kidneys = [
  { name: 'eGFR', value: 92, unit: 'mL/min/1.73 m²', low: 60, high: null },
] as const satisfies DemoEvent['results'];

/** Each scan with the blood test before it. */
const scans = ({ followUps }: DemoDays): DemoEvent[] =>
  followUps.flatMap(({ bloodTest, scan }, index): DemoEvent[] => [
    {
      day: bloodTest,
      at: '09:00',
      until: '09:20',
      type: 'Tests',
      title: 'Blood test before the scan',
      practitioner: 'Laboratory',
      ...(bloodTest < 0 && { results: kidneys }),
    },
    {
      day: scan,
      at: '13:40',
      until: '14:30',
      type: 'Scan',
      title: `Follow-up MRI ${index + 1}`,
      practitioner: 'Radiology',
      preparation: 'You need a kidney function blood test in the 4 weeks before.',
      ...(scan < 0 ? { outcome: 'No sign of growth.' } : { reminders: [7 * 24 * 60, 24 * 60] }),
    },
  ]);

const scanResult = {
  at: '11:30',
  until: '12:00',
  type: 'Consultations',
  title: 'Neuro-oncology: result of the scan',
  practitioner: 'Neuro-oncology clinic',
  treatment: 'chemotherapy',
} as const;

const scanResults = ({ followUps: [first, second, third] }: DemoDays): DemoEvent[] => [
  {
    ...scanResult,
    day: first.result,
    outcome: 'No sign of growth. 6 cycles of temozolomide agreed. Scan again in 10 weeks.',
  },
  {
    ...scanResult,
    day: second.result,
    outcome: 'Stable. Scan again in 10 weeks.',
    files: [
      letter(
        'Clinic letter.pdf',
        [
          'The scan shows no growth.',
          `Temozolomide continues: ${temozolomide.laterCycles.mg} mg on days 1 to 5 of 28.`,
          'Next scan in 10 weeks.',
        ],
        { doc_type: 'clinic_letter', author: 'Neuro-oncology clinic' },
      ),
    ],
  },
  {
    ...scanResult,
    day: third.result,
    questions: [`What comes after the ${cycleStarts.length} cycles?`],
  },
];

const rehab = ({ rehab: { all } }: DemoDays): DemoEvent[] =>
  all.map((day, index): DemoEvent => ({
    day,
    at: index % 2 === 0 ? '10:00' : '15:30',
    until: index % 2 === 0 ? '10:45' : '16:15',
    type: 'Rehab',
    title: index % 2 === 0 ? 'Speech therapy' : 'Physiotherapy',
    practitioner: 'Rehabilitation centre',
    treatment: 'rehab',
  }));

const around = (days: DemoDays): DemoEvent[] => [
  {
    day: -40,
    at: '12:00',
    type: 'UserStorage',
    title: 'Letter for the insurance company',
    files: [
      letter('Insurance.pdf', ['Confirmation of treatment for the insurance company.'], {
        doc_type: 'insurance',
      }),
    ],
  },
  {
    day: days.headaches,
    at: '13:00',
    until: '13:30',
    type: 'Scan',
    title: 'CT of the head',
    practitioner: 'Radiology',
    treatment: 'steroid',
    outcome: 'Swelling around the operation site. No bleeding.',
  },
  {
    day: days.headaches,
    at: '14:30',
    until: '15:00',
    type: 'Consultations',
    title: 'Neuro-oncology: more headaches',
    practitioner: 'Neuro-oncology clinic',
    treatment: 'steroid',
    outcome: 'Swelling. Dexamethasone 8 mg a day from tomorrow, then 2 mg less every 5 days.',
  },
  {
    // A line that is open every day.
    day: 0,
    at: '16:00',
    until: '16:30',
    type: 'Appointment',
    title: 'Call with a support line nurse',
    isByPhone: true,
    practitioner: 'Cancer support line',
    contact: '01632 960 110',
    preparation: 'You call them. Have your list of medicines ready.',
    questions: ['Is the poor sleep from the tablets?'],
  },
  {
    day: days.eyeClinic,
    at: '14:00',
    type: 'Appointment',
    title: 'Eye clinic',
    practitioner: 'Eye clinic',
    preparation: 'Eye drops may blur your vision for a few hours.',
  },
  {
    day: days.nextCount,
    at: '08:15',
    type: 'Tests',
    title: titleOfCount(currentCycle + 1),
    practitioner: 'Laboratory',
    treatment: 'chemotherapy',
  },
  {
    day: days.group,
    at: '11:00',
    until: '12:00',
    type: 'Appointment',
    title: 'Exercise group',
    practitioner: 'Rehabilitation centre',
    preparation: 'Bring sports shoes and water.',
    repeat: {
      frequency: { kind: 'week', every: 1, weekdays: [days.groupWeekday] },
      ends: { kind: 'times', times: 8 },
    },
  },
];

/** A year of one illness: realistic and made up. */
export const demoEvents = (days: DemoDays): readonly DemoEvent[] => [
  ...firstWeeks(days),
  ...bloodTests(days),
  ...cycles,
  ...scans(days),
  ...scanResults(days),
  ...rehab(days),
  ...diary(days),
  ...around(days),
];
