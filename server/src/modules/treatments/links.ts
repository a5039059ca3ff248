import { fail } from '../../http/fail.ts';
import { linkFiles } from '../files/service.ts';
import { linkMedications } from '../medications/service.ts';
import type { RecordWrite } from '../patients/service.ts';
import { linkEvents } from '../timelines/service.ts';
import { linkNames, type LinkName, type Links } from './link-names.ts';

type Linking = { readonly link: typeof linkEvents; readonly sentence: string };

/** The link stands on what is linked, once: a medicine, an event and a file each belong to one treatment. */
const kinds: Record<LinkName, Linking> = {
  medication_ids: {
    link: linkMedications,
    sentence: 'One of these medicines is not one of yours. Please choose another one.',
  },
  event_ids: {
    link: linkEvents,
    sentence: 'One of these events is not one of yours. Please choose another one.',
  },
  file_ids: {
    link: linkFiles,
    sentence: 'One of these files is not one of yours. Please choose another one.',
  },
};

/** Of what is named, exactly these belong to the treatment from now on. */
export async function putLinks(
  { tx, patientId, by }: RecordWrite,
  treatmentId: string,
  links: Links,
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
