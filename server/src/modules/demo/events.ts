import { cycleStarts, delayedCycle, firstCycleDay } from './cycles.ts';
import { letter, type DemoEvent } from './demo-event.ts';
import { firstWeeks } from './first-weeks.ts';
import { rehabDays } from './rehab-days.ts';

const platelets = [210, 198, 176, 160, 148, 171, 155, 140, 132, 150, 161, 158, 166];

/** A blood test every 24 days, with the range that is printed on it. */
const bloodTests: readonly DemoEvent[] = platelets.map((value, index) => ({
  day: -310 + index * 24,
  at: '08:15',
  type: 'Results',
  title: 'Blood count',
  practitioner: 'Laboratory',
  // A few weeks before the first cycle.
  ...(-310 + index * 24 > firstCycleDay - 28 && { treatment: 'chemotherapy' }),
  results: [
    { name: 'Platelets', value, unit: '×10⁹/L', low: 100, high: 400 },
    {
      name: 'Neutrophils',
      value: Math.round(20 + ((index * 7) % 19)) / 10,
      unit: '×10⁹/L',
      low: 1.5,
      high: 7.5,
    },
    { name: 'Haemoglobin', value: 128 - ((index * 5) % 14), unit: 'g/L', low: 120, high: 160 },
  ],
}));

const cycles: readonly DemoEvent[] = cycleStarts.map((day, index) => ({
  day,
  days: 4,
  type: 'Medication',
  title: `Temozolomide, cycle ${index + 1} of ${cycleStarts.length}`,
  description: 'Five days, in the evening, after the tablet against sickness.',
  treatment: 'chemotherapy',
}));

const scans: readonly DemoEvent[] = [-238, -154, -70, 14].map((day, index) => ({
  day,
  at: '13:40',
  until: '14:30',
  type: 'Scan',
  title: `MRI, control ${index + 1}`,
  practitioner: 'Radiology',
  preparation: 'Blood test for the kidneys not older than four weeks.',
  ...(day < 0 ? { outcome: 'No sign of growth.' } : { reminders: [7 * 24 * 60, 24 * 60] }),
}));

const rehab: readonly DemoEvent[] = rehabDays.map((day, index) => ({
  day,
  at: index % 2 === 0 ? '10:00' : '15:30',
  until: index % 2 === 0 ? '10:45' : '16:15',
  type: 'Rehab',
  title: index % 2 === 0 ? 'Speech therapy' : 'Physiotherapy',
  practitioner: 'Rehabilitation centre',
  treatment: 'rehab',
}));

const diary: readonly DemoEvent[] = [
  { day: -296, symptoms: ['nausea'], severity: 4 },
  { day: -281, symptoms: ['fatigue', 'hair loss'], severity: 5 },
  { day: -247, symptoms: ['headache'], severity: 3 },
  { day: -205, symptoms: ['seizure'], severity: 5 },
  { day: -133, symptoms: ['fatigue'], severity: 6 },
  { day: -77, symptoms: ['word finding'], severity: 3 },
  { day: -21, symptoms: ['headache', 'poor sleep'], severity: 3 },
  { day: -13, symptoms: ['fatigue'], severity: 5 },
  { day: -11, symptoms: ['headache'], severity: 4 },
  { day: -10, symptoms: ['fatigue'], severity: 5 },
  { day: -9, symptoms: ['headache'], severity: 3 },
  { day: -8, symptoms: ['fatigue'], severity: 4 },
  { day: -6, symptoms: ['headache', 'poor sleep'], severity: 2 },
  { day: -5, symptoms: ['fatigue'], severity: 3 },
  { day: -3, symptoms: ['fatigue'], severity: 2 },
  { day: -1, symptoms: ['poor sleep'], severity: 4 },
].map(({ day, symptoms, severity }) => ({
  day,
  at: '19:00',
  type: 'Important Data',
  title: `Diary: ${symptoms.join(', ')}`,
  symptoms,
  severity,
}));

const around: readonly DemoEvent[] = [
  {
    day: delayedCycle.decidedOn,
    at: '08:10',
    type: 'Results',
    title: 'Blood count before the cycle',
    practitioner: 'Laboratory',
    treatment: 'chemotherapy',
    outcome: 'Platelets are low. The clinic starts the cycle a week later.',
    results: [
      { name: 'Platelets', value: 84, unit: '×10⁹/L', low: 100, high: 400 },
      { name: 'Neutrophils', value: 1.9, unit: '×10⁹/L', low: 1.5, high: 7.5 },
    ],
  },
  {
    day: -69,
    at: '11:30',
    until: '12:00',
    type: 'Consultations',
    title: 'Neuro-oncology: result of the scan',
    practitioner: 'Neuro-oncology clinic',
    treatment: 'chemotherapy',
    outcome: 'Stable. Scan again in twelve weeks.',
    files: [
      letter(
        'Clinic letter.pdf',
        ['The scan shows no growth.', 'Blood counts are good.', 'Next scan in twelve weeks.'],
        { doc_type: 'clinic_letter', author: 'Neuro-oncology clinic' },
      ),
    ],
  },
  {
    day: -40,
    at: '12:00',
    type: 'UserStorage',
    title: 'Letter for the insurance',
    files: [
      letter('Insurance.pdf', ['Confirmation of treatment for the insurance.'], {
        doc_type: 'insurance',
      }),
    ],
  },
  {
    day: 0,
    at: '16:00',
    until: '16:30',
    type: 'Appointment',
    title: 'Call with the specialist nurse',
    isByPhone: true,
    practitioner: 'Neuro-oncology clinic',
    questions: ['Is the poor sleep from the tablets?'],
  },
  {
    day: 6,
    at: '09:00',
    until: '09:20',
    type: 'Tests',
    title: 'Blood test before the scan',
    practitioner: 'Laboratory',
  },
  {
    day: 16,
    at: '11:30',
    until: '12:00',
    type: 'Consultations',
    title: 'Neuro-oncology: result of the scan',
    practitioner: 'Neuro-oncology clinic',
    treatment: 'chemotherapy',
    questions: ['What comes after the twelve cycles?'],
  },
  {
    day: 23,
    at: '14:00',
    type: 'Appointment',
    title: 'Eye clinic',
    practitioner: 'Eye clinic',
    preparation: 'Do not drive afterwards.',
  },
];

/** A year of one illness: realistic and made up. */
export const demoEvents: readonly DemoEvent[] = [
  ...firstWeeks,
  ...bloodTests,
  ...cycles,
  ...scans,
  ...rehab,
  ...diary,
  ...around,
];
