import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';

export const documentTypes = [
  'discharge_letter',
  'clinic_letter',
  'imaging_report',
  'pathology',
  'molecular_report',
  'lab_report',
  'radiotherapy_plan',
  'prescription',
  'consent',
  'advance_directive',
  'insurance',
  'image',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabels: Readonly<Record<DocumentType, string>> = messages(
  'files/document-types',
  {
    discharge_letter: 'Discharge letter',
    clinic_letter: 'Clinic letter',
    imaging_report: 'Imaging report',
    pathology: 'Pathology report',
    molecular_report: 'Molecular report',
    lab_report: 'Lab report',
    radiotherapy_plan: 'Radiotherapy plan',
    prescription: 'Prescription',
    consent: 'Consent form',
    advance_directive: 'Advance directive',
    insurance: 'Insurance document',
    image: 'Image',
    other: 'Other',
  },
);

const texts = messages('files/document-type', { missing: 'Select a document type.' });

export const documentType = z.enum(documentTypes, {
  error: () => texts.missing,
});

/** For a file without a chosen kind: images are recognised by their content, the rest is not guessed. */
export const likelyDocumentType = (type: string): DocumentType =>
  type.startsWith('image/') || type === 'application/dicom' ? 'image' : 'other';
