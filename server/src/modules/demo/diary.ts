import type { DemoDays } from './days.ts';
import type { DemoEvent } from './demo-event.ts';

type Entry = { readonly day: number; readonly symptoms: string[]; readonly severity: number };

/** What the patient wrote in the evening. */
const entries = ({ radiotherapy: { first }, secondSeizure }: DemoDays): readonly Entry[] => [
  { day: first + 8, symptoms: ['nausea'], severity: 4 },
  { day: first + 25, symptoms: ['fatigue', 'hair loss'], severity: 5 },
  { day: first + 33, symptoms: ['headache'], severity: 3 },
  { day: -133, symptoms: ['fatigue'], severity: 6 },
  { day: secondSeizure, symptoms: ['seizure'], severity: 5 },
  { day: -77, symptoms: ['word finding'], severity: 3 },
  { day: -21, symptoms: ['headache', 'poor sleep'], severity: 3 },
  { day: -13, symptoms: ['fatigue'], severity: 5 },
  { day: -11, symptoms: ['headache'], severity: 5 },
  { day: -10, symptoms: ['fatigue'], severity: 5 },
  { day: -9, symptoms: ['headache'], severity: 4 },
  { day: -8, symptoms: ['fatigue'], severity: 4 },
  { day: -6, symptoms: ['headache', 'poor sleep'], severity: 2 },
  { day: -5, symptoms: ['fatigue'], severity: 3 },
  { day: -3, symptoms: ['fatigue'], severity: 2 },
  { day: -1, symptoms: ['poor sleep'], severity: 4 },
];

type Seizure = {
  readonly day: number;
  readonly at: string;
  /** Unknown of one that only a relative saw. */
  readonly severity?: number;
  readonly description: string;
};

/** Short ones: before the operation, after the second seizure, and with the swelling before the steroid. */
const seizures = ({ secondScan, secondSeizure, headaches }: DemoDays): readonly Seizure[] => [
  { day: -318, at: '07:50', severity: 3, description: 'Right hand, about one minute.' },
  { day: secondScan - 9, at: '21:10', severity: 6, description: 'Could not speak for 2 minutes.' },
  { day: secondSeizure + 7, at: '06:40', severity: 2, description: 'Right hand, half a minute.' },
  { day: headaches - 13, at: '03:30', description: 'In my sleep. My wife noticed it.' },
  { day: headaches - 4, at: '17:20', severity: 4, description: 'Right hand and arm, one minute.' },
  { day: headaches - 1, at: '20:05', severity: 3, description: 'Right hand, one minute.' },
];

const seizureEvents = (days: DemoDays): DemoEvent[] =>
  seizures(days).map((seizure): DemoEvent => ({
    ...seizure,
    type: 'Important Data',
    title: 'Seizure',
    symptoms: ['seizure'],
  }));

export const diary = (days: DemoDays): DemoEvent[] => [
  ...entries(days).map(({ day, symptoms, severity }): DemoEvent => ({
    day,
    at: '19:00',
    type: 'Important Data',
    title: `Diary: ${symptoms.join(', ')}`,
    symptoms,
    severity,
  })),
  ...seizureEvents(days),
];
