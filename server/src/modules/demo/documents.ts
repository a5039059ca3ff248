import { bloodCounts, printedResults } from './blood-counts.ts';
import { capsuleDays, currentCycle, cycleStarts } from './cycles.ts';
import type { DemoDays } from './days.ts';
import { letter, longLetter, type DemoFile } from './demo-event.ts';
import type { DemoTreatmentName } from './demo-treatment.ts';
import { cycleLimits, formatCapsules, ondansetron, patientBody, temozolomide } from './regimen.ts';
import { samplePng } from './sample-files.ts';

/** A file that was uploaded by itself, and its day, in days from today. */
export type DemoDocument = DemoFile & {
  readonly day: number;
  /** A place of the demo, by its name. */
  readonly place?: string;
  readonly treatment?: DemoTreatmentName;
};

/** One of each blood count of the timeline, on the same day and with the same figures. */
const labReports = (days: DemoDays): DemoDocument[] =>
  bloodCounts(days).map(({ day, practitioner, treatment, results }, index) => ({
    ...letter(
      `Blood count ${index + 1}.pdf`,
      [`${practitioner}: full blood count`, '', ...printedResults(results)],
      { doc_type: 'lab_report', author: practitioner, tags: ['blood count'] },
    ),
    day,
    place: practitioner,
    treatment,
  }));

/** Of the scans that have been made. */
const slices = ({ followUps }: DemoDays): DemoDocument[] =>
  followUps
    .filter(({ scan }) => scan < 0)
    .map(({ scan }, index) => ({
      name: `Follow-up MRI ${index + 1}.png`,
      content: () => samplePng(11 + 3 * index),
      said: { title: `MRI slice, follow-up ${index + 1}`, author: 'Radiology' },
      day: scan,
      place: 'Radiology',
    }));

const { firstCycle, laterCycles } = temozolomide;
const perCycle = (count: number): number => count * capsuleDays.length;

/** The limits are on page 2, as the treatment says. */
const chemotherapyPlan = longLetter(
  'Chemotherapy plan.pdf',
  [
    [
      'Temozolomide after radiotherapy',
      '',
      `Height ${patientBody.heightCm} cm, weight ${patientBody.weightKg} kg`,
      `Body surface area ${patientBody.surfaceM2} m2`,
      '',
      `${cycleStarts.length} cycles of 28 days, capsules on days 1 to ${capsuleDays.length}`,
      `Cycle 1: ${firstCycle.mgPerM2} mg/m2 = ${firstCycle.mg} mg`,
      `(${formatCapsules(firstCycle.parts)})`,
      `From cycle 2, if cycle 1 went well: ${laterCycles.mgPerM2} mg/m2 = ${laterCycles.mg} mg`,
      `(${formatCapsules(laterCycles.parts)})`,
      '',
      `Ondansetron ${ondansetron.strength} 1 hour before each dose`,
    ],
    [
      'Blood count before each cycle',
      '',
      `Platelets: at least ${cycleLimits.platelets} x10^9/L`,
      `Neutrophils: at least ${cycleLimits.neutrophils} x10^9/L`,
      'Lower: the clinic decides when the cycle starts.',
      '',
      'MRI every 10 weeks',
    ],
  ],
  { doc_type: 'clinic_letter', author: 'Neuro-oncology clinic' },
);

/** What the present cycle takes. */
const prescription = letter(
  'Prescription.pdf',
  [
    `Temozolomide ${laterCycles.mg} mg on days 1 to ${capsuleDays.length}, cycle ${currentCycle}`,
    ...laterCycles.parts.map(
      ({ strength, count }) => `Temozolomide ${strength}, ${perCycle(count)} capsules`,
    ),
    `Ondansetron ${ondansetron.strength}, ${perCycle(ondansetron.count)} tablets`,
  ],
  { doc_type: 'prescription', author: 'Neuro-oncology clinic' },
);

const note = [
  'Things to ask the clinic',
  '',
  '- Is the poor sleep from the tablets?',
  '- Can I fly after the last cycle?',
  `- What comes after the ${cycleStarts.length} cycles?`,
].join('\n');

/** Documents of one illness: realistic and made up. */
export const demoDocuments = (days: DemoDays): readonly DemoDocument[] => [
  ...labReports(days),
  ...slices(days),
  {
    ...letter(
      'Molecular report.pdf',
      [
        'IDH1 and IDH2: wildtype',
        'TERT promoter: mutated',
        'EGFR: amplified',
        'MGMT promoter: methylated',
      ],
      {
        doc_type: 'molecular_report',
        author: 'Institute of neuropathology',
        tags: ['diagnosis'],
      },
    ),
    day: days.molecularReport,
    treatment: 'operation',
  },
  {
    ...letter(
      'Radiotherapy plan.pdf',
      [
        'Plan: 30 sessions, Monday to Friday, 60 Gy in total',
        '',
        ...Array.from({ length: 30 }, (_, n) => `Session ${n + 1}: 2 Gy`),
        '',
        "Every week: doctor's review and blood count.",
        'Call us if you have a fever, a new headache or a seizure.',
      ],
      { doc_type: 'radiotherapy_plan', author: 'Radiotherapy' },
    ),
    day: days.radiotherapy.first - 4,
    place: 'Radiotherapy',
    treatment: 'radiotherapy',
  },
  {
    ...letter('Consent.pdf', ['Consent to radiotherapy with temozolomide', 'Signed copy'], {
      doc_type: 'consent',
      author: 'Radiotherapy',
    }),
    day: days.mask,
    treatment: 'radiotherapy',
  },
  {
    ...chemotherapyPlan,
    day: days.followUps[0].result,
    place: 'Neuro-oncology clinic',
    treatment: 'chemotherapy',
  },
  {
    ...letter(
      'MRI report, follow-up 2.pdf',
      ['MRI of the head with contrast', '', 'No sign of growth.', 'No new lesion.'],
      {
        doc_type: 'imaging_report',
        author: 'Radiology',
      },
    ),
    day: days.followUps[1].report,
    place: 'Radiology',
  },
  {
    ...prescription,
    day: days.prescription,
    place: 'Pharmacy',
    treatment: 'chemotherapy',
  },
  {
    ...letter('Advance directive.pdf', ['What matters to me, and who can speak for me'], {
      doc_type: 'advance_directive',
      tags: ['important'],
    }),
    day: -140,
  },
  {
    ...letter(
      'Speech therapy report.pdf',
      [
        'Finding words: much better',
        'Reading aloud: no problems',
        'Goal: to make a phone call alone',
      ],
      {
        doc_type: 'clinic_letter',
        author: 'Rehabilitation centre',
      },
    ),
    day: days.rehab.report,
    place: 'Rehabilitation centre',
    treatment: 'rehab',
  },
  {
    name: 'Questions.txt',
    content: () => Buffer.from(note),
    said: { title: 'Questions for the next visit' },
    day: -1,
  },
];

/** A deleted one, so that the bin is not empty. */
export const binnedDocument = (days: DemoDays): DemoDocument => ({
  ...letter('Parking ticket.pdf', ['Hospital car park, 3 hours']),
  day: days.headaches,
});
