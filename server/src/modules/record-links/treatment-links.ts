import { messages } from '@caretrail/contract/i18n/messages';
import { fail } from '../../http/fail.ts';
import type { RecordWrite } from '../patients/service.ts';
import { linkRowsOf } from './treatment-repo.ts';

/** The fields of a treatment that are stored with the linked record. */
export const linkNames = ['medication_ids', 'event_ids', 'file_ids'] as const;
type LinkName = (typeof linkNames)[number];
export type TreatmentLinks = { readonly [Name in LinkName]?: readonly string[] | undefined };

/** The link is stored with the linked record, once: a medicine, an event and a file each belong to one treatment. */
const links: Readonly<Record<LinkName, ReturnType<typeof linkRowsOf>>> = {
  medication_ids: linkRowsOf('medications'),
  event_ids: linkRowsOf('events'),
  file_ids: linkRowsOf('files'),
};

const texts = messages('record-links/of-treatment', {
  medication_ids: 'We cannot find one of these medicines in your record. Select another one.',
  event_ids: 'We cannot find one of these events in your record. Select another one.',
  file_ids: 'We cannot find one of these files in your record. Select another one.',
});

/** Of the named kinds, exactly these belong to the treatment from now on. */
export async function putTreatmentLinks(
  { tx, patientId, by }: RecordWrite,
  treatmentId: string,
  named: TreatmentLinks,
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const name of linkNames) {
    const ids = named[name]?.map((id) => id.toLowerCase());
    if (ids === undefined) continue;
    if (!(await links[name](tx, patientId, { treatmentId, ids, by }))) fields[name] = texts[name];
  }
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
}
