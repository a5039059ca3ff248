import { letter, type DemoFile } from './demo-event.ts';
import type { DemoTreatmentName } from './demo-treatment.ts';
import { samplePng } from './sample-files.ts';

/** A file that was uploaded by itself, so many days ago. */
export type DemoDocument = DemoFile & {
  readonly daysAgo: number;
  /** A place of the demo, by its name. */
  readonly place?: string;
  readonly treatment?: DemoTreatmentName;
};

const bloodCounts: readonly DemoDocument[] = [300, 252, 204, 156, 108, 60, 12].map(
  (daysAgo, n) => ({
    ...letter(
      `Blood count ${n + 1}.pdf`,
      [
        'Laboratory: full blood count',
        '',
        `Platelets ${210 - 9 * n} x10^9/L`,
        'Neutrophils 3.1 x10^9/L',
      ],
      { doc_type: 'lab_report', author: 'Laboratory', tags: ['blood count'] },
    ),
    daysAgo,
    place: 'Laboratory',
    treatment: n === 0 ? 'radiotherapy' : 'chemotherapy',
  }),
);

const slices: readonly DemoDocument[] = [237, 153, 69].map((daysAgo, n) => ({
  name: `MRI control ${n + 1}.png`,
  content: () => samplePng(11 + 3 * n),
  said: { title: `MRI slice, control ${n + 1}`, author: 'Radiology' },
  daysAgo,
  place: 'Radiology',
}));

const note = [
  'Things to ask the clinic',
  '',
  '- Is the poor sleep from the tablets?',
  '- May I fly in spring?',
  '- What comes after the twelve cycles?',
].join('\n');

/** Documents of one illness: realistic and made up. */
export const demoDocuments: readonly DemoDocument[] = [
  ...bloodCounts,
  ...slices,
  {
    ...letter(
      'Molecular report.pdf',
      ['IDH1 and IDH2: wild type', 'MGMT promoter: methylated', '1p/19q: not deleted'],
      {
        doc_type: 'molecular_report',
        author: 'Institute of neuropathology',
        tags: ['diagnosis'],
      },
    ),
    daysAgo: 322,
    treatment: 'operation',
  },
  {
    ...letter(
      'Radiotherapy plan.pdf',
      [
        'Plan: 30 sessions, Monday to Friday, 60 Gy in all',
        '',
        ...Array.from({ length: 30 }, (_, n) => `Session ${n + 1}: 2 Gy`),
        '',
        'After each week: talk with the doctor, blood count.',
        'Please call if you have fever, new headache or a seizure.',
      ],
      { doc_type: 'radiotherapy_plan', author: 'Radiotherapy' },
    ),
    daysAgo: 312,
    place: 'Radiotherapy',
    treatment: 'radiotherapy',
  },
  {
    ...letter('Consent.pdf', ['Consent to radiotherapy with temozolomide', 'Signed copy'], {
      doc_type: 'consent',
      author: 'Radiotherapy',
    }),
    daysAgo: 312,
    treatment: 'radiotherapy',
  },
  {
    ...letter(
      'MRI report, control 3.pdf',
      ['MRI of the head with contrast', '', 'No sign of growth.', 'No new lesion.'],
      {
        doc_type: 'imaging_report',
        author: 'Radiology',
      },
    ),
    daysAgo: 68,
    place: 'Radiology',
  },
  {
    ...letter(
      'Prescription.pdf',
      [
        'Temozolomide 100 mg, 5 capsules',
        'Temozolomide 20 mg, 10 capsules',
        'Ondansetron 8 mg, 10 tablets',
      ],
      {
        doc_type: 'prescription',
        author: 'Neuro-oncology clinic',
      },
    ),
    daysAgo: 24,
    place: 'Pharmacy',
    treatment: 'chemotherapy',
  },
  {
    ...letter('Advance directive.pdf', ['What matters to me, and who may speak for me'], {
      doc_type: 'advance_directive',
      tags: ['important'],
    }),
    daysAgo: 190,
  },
  {
    ...letter(
      'Speech therapy report.pdf',
      ['Finding words: much better', 'Reading aloud: without trouble', 'Goal: a phone call alone'],
      {
        doc_type: 'clinic_letter',
        author: 'Rehabilitation centre',
      },
    ),
    daysAgo: 41,
    place: 'Rehabilitation centre',
    treatment: 'rehab',
  },
  {
    name: 'Questions.txt',
    content: () => Buffer.from(note),
    said: { title: 'Questions for the next visit' },
    daysAgo: 3,
  },
];

/** A deleted one, so that the bin is not empty. */
export const binnedDocument: DemoDocument = {
  ...letter('Parking ticket.pdf', ['Hospital car park, 3 hours']),
  daysAgo: 9,
};
