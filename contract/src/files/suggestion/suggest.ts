import { limits } from '../../limits.ts';
import type { DocumentType } from '../document-types.ts';
import type { LibraryFile } from '../schema.ts';
import { findDates } from './find-dates.ts';
import { findKind } from './document-kinds.ts';
import { findDocumentDate } from './document-date.ts';

/** What a document seems to be. Null: it does not say so clearly. */
export type FileSuggestion = {
  readonly title: string | null;
  readonly doc_type: DocumentType | null;
  /** 'YYYY-MM-DD' */
  readonly document_date: string | null;
};

/** A document says on top what it is; further down it quotes others. */
const mostLines = 40;
const mostCharacters = 4000;
const mostHeadings = 20;
/** A longer line is a sentence. */
const longestHeading = 80;
const shortestTitle = 4;

const linesOf = (text: string): string[] =>
  text
    .slice(0, mostCharacters)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, mostLines);

/** Who it is about, or a sentence. */
const isAboutPerson =
  /(^|\s)(patient(in|enname)?:|name:|geb\.|geboren|born|dob|betrifft|betreff|re:|regarding)/i;
/** Who it is from: a radiology department also writes letters about other things. */
const isSender =
  /(^|\s)(institute?|klinik(um)?|universitätsklinik\p{L}*|(gemeinschafts)?praxis|zentrum|abteilung|department|hospital|centre|center|mvz)(\s|,|$)/iu;
const isSentence = /[.!?;]$|[,:] \p{Ll}/u;
const isHeading = (line: string): boolean =>
  line.length <= longestHeading &&
  ![isSentence, isAboutPerson, isSender].some((form) => form.test(line));

/** Cameras and scanners name files by number and time: that says nothing about the document. */
const isByDevice =
  /^(img|pxl|dsc|dscn|dcim|image|photo|foto|scan|scanned|screenshot|bildschirmfoto|whatsapp|doc|document|dokument|file|datei)[\s_.-]*\d|^[\d\s_.-]+(\.[a-z0-9]+)?$/i;

/** 'Arztbrief_Neurologie_2026-11-16.pdf' → 'Arztbrief Neurologie 2026-11-16' */
const wordsOfName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/(?<!\d)(\d{4})[_.]?(\d{2})[_.]?(\d{2})(?!\d)/g, '$1-$2-$3')
    .replaceAll(/[_+\s]+/g, ' ')
    .trim();

/** 'ARZTBRIEF' → 'Arztbrief'; 'MRT' stays. */
const calm = (word: string): string =>
  word.length > 4 && /^\p{Lu}+$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;

/** Without its date, which has its own field, and the word that leads to it. */
function titleOf(heading: string): string | null {
  const title = heading
    .replaceAll(/\d{4}-\d{2}-\d{2}|\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:–-]*(\b(vom|am|den|dated|of|from|on))?[\s,;:–-]*$/i, '')
    .replace(/^[\s,;:–-]+/, '')
    .split(' ')
    .map(calm)
    .join(' ');
  const isTitle = title.length >= shortestTitle || /^(MRT|MRI)$/.test(title);
  return isTitle && title.length <= limits.text.title && /\p{L}{3}/u.test(title) ? title : null;
}

type Known = {
  readonly text: string;
  readonly fileName: string;
  /** 'YYYY-MM-DD': no document is from tomorrow. */
  readonly today: string;
};

/** Title, kind and date of a document, by its own words and its name: each only where there is one answer. */
export function suggestDetails({ text, fileName, today }: Known): FileSuggestion {
  const lines = linesOf(text);
  const name = isByDevice.test(fileName) ? '' : wordsOfName(fileName);
  const inText = findKind(
    lines.slice(0, mostHeadings).map((line) => (isHeading(line) ? line : null)),
  );
  const inName = findKind([name]);
  // What its name says and its text denies is not clear.
  const isUnclear = inText !== null && inName !== null && inText.kind !== inName.kind;
  const found = inText ?? inName;
  const isKnown = found !== null && !isUnclear;
  const [ofName] = findDates(name);
  return {
    title: isKnown ? titleOf(found.heading) : null,
    doc_type: isKnown ? found.kind : null,
    document_date:
      findDocumentDate(lines, today) ??
      (ofName !== undefined && ofName.day <= today ? ofName.day : null),
  };
}

type Said = Pick<LibraryFile, 'title' | 'file_name' | 'doc_type' | 'document_date'>;

/** 'Clinic_letter.pdf' and 'Clinic letter' say the same. */
const isNameOf = (title: string, fileName: string): boolean =>
  wordsOfName(fileName).trim().toLowerCase() === title.toLowerCase();

/** What of it the person has not said yet: a title of their own, a kind or a date is never questioned, and the name of the file is no news. */
export function openSuggestion(suggested: FileSuggestion, said: Said): FileSuggestion | null {
  const isNamed = said.title !== said.file_name;
  const isKnown =
    suggested.title === said.title ||
    (suggested.title !== null && isNameOf(suggested.title, said.file_name));
  const isKindSaid = said.doc_type !== 'other' && said.doc_type !== 'image';
  const open: FileSuggestion = {
    title: isNamed || isKnown ? null : suggested.title,
    doc_type: isKindSaid || suggested.doc_type === said.doc_type ? null : suggested.doc_type,
    document_date: said.document_date === null ? suggested.document_date : null,
  };
  return Object.values(open).every((each) => each === null) ? null : open;
}
