import { fileTypeOfName, fileTypeSentence, isAllowedFileType } from './allowed-types.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { errors } from '../texts/errors.ts';

const texts = messages('files/check', {
  empty: 'This file is empty. Select another one.',
  tooMany: 'An event can have up to {most, number} files. Remove {extra, number}.',
});

type Named = { readonly name: string; readonly size: number; readonly type: string };

/** An ending such as '.exe'; the numbers of a scan from a hospital disc ('1.2.840') are none. */
const ending = /\.[a-z][a-z0-9]{1,4}$/i;

/** Checks only the name: the server inspects the content. */
const isOtherKind = ({ name, type }: Named): boolean =>
  fileTypeOfName(name) === null && ending.test(name) && !isAllowedFileType(type);

/** Why a file cannot be sent, as a sentence; undefined when it can. */
export function fileProblem(file: Named): string | undefined {
  if (file.size === 0) return texts.empty;
  if (file.size > limits.files.maxBytes) return errors.file_too_large.text;
  return isOtherKind(file) ? fileTypeSentence() : undefined;
}

/** Of the files of one event, those it has already included. */
export const tooManyFiles = (count: number): string | undefined =>
  count > limits.files.perEvent
    ? texts.tooMany({ most: limits.files.perEvent, extra: count - limits.files.perEvent })
    : undefined;
