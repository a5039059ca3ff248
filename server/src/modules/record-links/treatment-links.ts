import { fail } from '../../http/fail.ts';
import type { RecordWrite } from '../patients/service.ts';
import { linkRowsOf } from './treatment-repo.ts';

/** The fields of a treatment that are stored with the linked record. */
export const linkNames = ['medication_ids', 'event_ids', 'file_ids'] as const;
type LinkName = (typeof linkNames)[number];
export type TreatmentLinks = { readonly [Name in LinkName]?: readonly string[] | undefined };

type Linking = { readonly link: ReturnType<typeof linkRowsOf>; readonly sentence: string };

/** The link is stored with the linked record, once: a medicine, an event and a file each belong to one treatment. */
const kinds: Record<LinkName, Linking> = {
  medication_ids: {
    link: linkRowsOf('medications'),
    sentence: 'We cannot find one of these medicines in your record. Select another one.',
  },
  event_ids: {
    link: linkRowsOf('events'),
    sentence: 'We cannot find one of these events in your record. Select another one.',
  },
  file_ids: {
    link: linkRowsOf('files'),
    sentence: 'We cannot find one of these files in your record. Select another one.',
  },
};

/** Of the named kinds, exactly these belong to the treatment from now on. */
export async function putTreatmentLinks(
  { tx, patientId, by }: RecordWrite,
  treatmentId: string,
  links: TreatmentLinks,
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const name of linkNames) {
    const ids = links[name]?.map((id) => id.toLowerCase());
    if (ids === undefined) continue;
    const { link, sentence } = kinds[name];
    if (!(await link(tx, patientId, { treatmentId, ids, by }))) fields[name] = sentence;
  }
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
}
