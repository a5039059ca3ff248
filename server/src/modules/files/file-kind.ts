import {
  allowedFileTypes,
  fileTypeOfName,
  fileTypeSentence,
  isAllowedFileType,
  type AllowedFileType,
} from '@caretrail/contract/files/allowed-types';
import { fileTypeFromBuffer } from 'file-type';
import { fail, type Refusal } from '../../http/fail.ts';
import { endingOf } from './file-name.ts';
import { looksLikeText, startsAsMarkup } from './plain-text-check.ts';
import { fileTexts } from './texts.ts';

/** How many bytes are needed to detect the type. */
export const headBytes = 4100;

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const text = 'text/plain';
const dicom = 'application/dicom';

export const refused = (name: string, sentence: string): Refusal =>
  fail('file_refused', {
    detail: fileTexts.named({ name, sentence }),
    fields: { files: sentence },
  });

const labelOf = (type: AllowedFileType): string =>
  allowedFileTypes.find((allowed) => allowed.type === type)?.label ?? type;

/** The type by its content, whatever its name. */
async function kindOfContent(head: Buffer, claimed: AllowedFileType | null) {
  if (claimed === text) return looksLikeText(head) && !startsAsMarkup(head) ? text : null;
  // Every DOCX is a ZIP; whether the ZIP is a DOCX is checked when it is complete.
  if (head.readUInt32BE(0) === 0x504b0304) return claimed === docxType ? docxType : null;
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  const found = /^image\/hei[cf](-sequence)?$/.test(mime) ? 'image/heic' : mime;
  return isAllowedFileType(found) && found !== docxType ? found : null;
}

/**
 * The type of a file, by its first bytes; refused when it is not supported, or when its name suggests another: the
 * computer that opens it later goes by the name.
 */
export async function kindOf(name: string, head: Buffer): Promise<AllowedFileType> {
  if (head.length === 0) throw refused(name, fileTexts.empty);
  const claimed = fileTypeOfName(name);
  const padded = head.length < 4 ? Buffer.concat([head, Buffer.alloc(4)]) : head;
  const found = await kindOfContent(claimed === text ? head : padded, claimed);
  if (!found) throw refused(name, fileTypeSentence());
  const ending = endingOf(name);
  if (found === claimed || ending === '') return found;
  // Scans from a hospital disc are named by numbers: IM.0001, 1.2.840.10008.
  if (found === dicom && /^\.\d+$/.test(ending)) return found;
  throw refused(name, fileTexts.wrongEnding({ ending, type: labelOf(found) }));
}
