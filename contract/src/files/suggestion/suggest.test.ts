import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';
import { type FileSuggestion, openSuggestion, suggestDetails } from './suggest.ts';

const today = '2026-11-17';
const of = (text: string, fileName = 'scan0001.pdf'): FileSuggestion =>
  suggestDetails({ text, fileName, today });

describe('the dates of a line', () => {
  it.each([
    ['Datum: 16.11.2026', ['2026-11-16']],
    ['6. 1. 2026', ['2026-01-06']],
    ['2026-11-16', ['2026-11-16']],
    ['16 Nov 2026', ['2026-11-16']],
    ['16th November 2026', ['2026-11-16']],
    ['16. November 2026', ['2026-11-16']],
    ['3. März 2026 und 4. Dez. 2025', ['2026-03-03', '2025-12-04']],
    ['Nov 16, 2026', ['2026-11-16']],
    ['December 1 2025', ['2025-12-01']],
    ['16/11/2026', ['2026-11-16']],
    ['11/16/2026', ['2026-11-16']],
    // Which of the two is the month?
    ['03/04/2026', []],
    ['31.02.2026', []],
    ['Tel. 030 12.34.5678', []],
    ['1.2.840.10008', []],
    ['12.11.26', []],
    ['Ki-67 20%, 2026', []],
  ])('reads %s', (line, days) => {
    expect(findDates(line).map(({ day }) => day)).toEqual(days);
  });
});

const german = `Universitätsklinikum Musterstadt
Klinik für Neurologie
Musterstraße 1, 12345 Musterstadt

Musterstadt, den 16.11.2026

ARZTBRIEF

Patientin: Erika Beispiel, geb. 01.02.1970
Sehr geehrte Frau Kollegin,
wir berichten über die ambulante Vorstellung am 12.11.2026.
Diagnosen:
MRT Schädel 03.03.2026
Blutbild`;

const english = `Example Hospital NHS Trust
Department of Neuroradiology
MRI Brain with contrast
Date of birth: 1 February 1970
Date of examination: 12 Nov 2026
Date of report: 16 Nov 2026
Findings: no new enhancement. Compared with 3 March 2026.`;

describe('suggestDetails', () => {
  it.each<[string, string, FileSuggestion]>([
    [
      'a German clinic letter, which quotes other findings further down',
      german,
      { title: 'Arztbrief', doc_type: 'clinic_letter', document_date: '2026-11-16' },
    ],
    [
      'an English imaging report, with the date of the report before that of the scan',
      english,
      {
        title: 'MRI Brain with contrast',
        doc_type: 'imaging_report',
        document_date: '2026-11-16',
      },
    ],
    [
      'a letter that is headed with what it reports on',
      'Radiologie am Markt\nArztbrief\nMRT des Schädels vom 16.11.2026\nBefund:',
      { title: 'MRT des Schädels', doc_type: 'imaging_report', document_date: '2026-11-16' },
    ],
    [
      'a laboratory report by the day of collection',
      'Labor Musterstadt\nGroßes Blutbild\nEntnahme: 15.11.2026\nLeukozyten 4,2 /nl',
      { title: 'Großes Blutbild', doc_type: 'lab_report', document_date: '2026-11-15' },
    ],
    [
      'a discharge summary',
      'Discharge summary\nDate: 2026-11-02\nAdmitted on 2026-10-20',
      { title: 'Discharge summary', doc_type: 'discharge_letter', document_date: '2026-11-02' },
    ],
    [
      'a German discharge letter',
      'Entlassungsbrief\nErstellt am 2. November 2026',
      { title: 'Entlassungsbrief', doc_type: 'discharge_letter', document_date: '2026-11-02' },
    ],
    [
      'a pathology report',
      'Institut für Neuropathologie\nNeuropathologischer Befund\nEingang: 01.10.2026',
      {
        title: 'Neuropathologischer Befund',
        doc_type: 'pathology',
        document_date: '2026-10-01',
      },
    ],
    [
      'a molecular report',
      'Molekularpathologischer Befund\nMGMT-Status: methyliert',
      {
        title: 'Molekularpathologischer Befund',
        doc_type: 'molecular_report',
        document_date: null,
      },
    ],
    [
      'an advance directive',
      'Patientenverfügung\nMusterstadt, 3. Mai 2025',
      { title: 'Patientenverfügung', doc_type: 'advance_directive', document_date: '2025-05-03' },
    ],
    [
      'a prescription',
      'Prescription\nIssued: 16 Nov 2026\nDexamethasone 4 mg',
      { title: 'Prescription', doc_type: 'prescription', document_date: '2026-11-16' },
    ],
    [
      'a consent form',
      'Einwilligungserklärung\nStrahlentherapie',
      { title: 'Einwilligungserklärung', doc_type: 'consent', document_date: null },
    ],
    [
      'a radiotherapy plan',
      'Bestrahlungsplan\n30 x 2 Gy',
      { title: 'Bestrahlungsplan', doc_type: 'radiotherapy_plan', document_date: null },
    ],
  ])('recognises %s', (_, text, suggestion) => {
    expect(of(text)).toEqual(suggestion);
  });

  it.each<[string, string]>([
    ['nothing in an empty text', ''],
    ['no kind that a sentence mentions', 'We discussed the MRI results and the blood count.'],
    ['no kind of two different headings', 'Laborbefund\nHistologischer Befund'],
    ['no kind for a finding of an unknown kind', 'Befund'],
    ['no title that names the person', 'Betreff: MRT von Erika Beispiel'],
    ['no date of birth', 'Erika Beispiel\ngeb. 01.02.1970\nDOB: 1970-02-01\n* 01.02.1970'],
    ['no date in the future', 'Nächster Termin: 24.12.2026\nDate: 2026-12-24'],
    ['no date of several', 'Seen 12 Nov 2026 and 14 Nov 2026'],
    ['no day that could be a month', 'Date: 03/04/2026'],
  ])('suggests %s', (_, text) => {
    expect(of(text)).toEqual({ title: null, doc_type: null, document_date: null });
  });

  it.each<[string, FileSuggestion]>([
    [
      'Arztbrief_Neurologie_2026-11-16.pdf',
      { title: 'Arztbrief Neurologie', doc_type: 'clinic_letter', document_date: '2026-11-16' },
    ],
    [
      '20261116 MRT Kopf.pdf',
      { title: 'MRT Kopf', doc_type: 'imaging_report', document_date: '2026-11-16' },
    ],
    // Named by a camera: the day of the photo is not that of the document.
    ['IMG_20261116_101112.jpg', { title: null, doc_type: null, document_date: null }],
    ['scan 2026-11-16.pdf', { title: null, doc_type: null, document_date: null }],
    ['Rechnung.pdf', { title: null, doc_type: null, document_date: null }],
  ])('reads the name %s where the text says nothing', (fileName, suggestion) => {
    expect(of('', fileName)).toEqual(suggestion);
  });

  it('suggests no kind when name and text disagree, and believes the date in the text', () => {
    expect(of('Laborbefund\nDatum: 15.11.2026', 'MRT 2026-11-16.pdf')).toEqual({
      title: null,
      doc_type: null,
      document_date: '2026-11-15',
    });
  });

  it('comes to an end with a text that repeats itself', () => {
    for (const text of ['1.'.repeat(50_000), 'a '.repeat(50_000), 'vom '.repeat(25_000)]) {
      expect(of(text).doc_type).toBeNull();
    }
  });
});

describe('openSuggestion', () => {
  const suggested: FileSuggestion = {
    title: 'Arztbrief',
    doc_type: 'clinic_letter',
    document_date: '2026-11-16',
  };
  const untold = {
    title: 'scan0001.pdf',
    file_name: 'scan0001.pdf',
    doc_type: 'other',
    document_date: null,
  } as const;

  it('is everything for a file about which nothing was said', () => {
    expect(openSuggestion(suggested, untold)).toEqual(suggested);
    expect(openSuggestion(suggested, { ...untold, doc_type: 'image' })).toEqual(suggested);
  });

  it('leaves out what the person said', () => {
    expect(
      openSuggestion(suggested, { ...untold, title: 'My letter', doc_type: 'lab_report' }),
    ).toEqual({ title: null, doc_type: null, document_date: '2026-11-16' });
  });

  it('does not repeat the name of the file as a title', () => {
    const named = { ...untold, title: 'Arztbrief.pdf', file_name: 'Arztbrief.pdf' };
    expect(openSuggestion(suggested, named)).toEqual({ ...suggested, title: null });
    expect(
      openSuggestion({ title: 'Arztbrief', doc_type: null, document_date: null }, named),
    ).toBeNull();
  });

  it('is nothing once everything is said', () => {
    const said = {
      ...untold,
      title: 'X',
      doc_type: 'consent',
      document_date: '2020-01-01',
    } as const;
    expect(openSuggestion(suggested, said)).toBeNull();
  });
});
