import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { id, idParams, plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { nextCursor, pageQuery } from '../http/list-paging.ts';
import { documentType } from './document-types.ts';
import { chosenFiles } from './chosen-files.ts';
import {
  fileEdit,
  fileLink,
  libraryFile,
  newFile,
  refusedFile,
  thumbnailLinks,
  uploadedFile,
  zipLink,
} from './schema.ts';
import { fileText, firstPage, foundInTexts, textSearch } from './text-schema.ts';

/** Without any of them the response is the whole library, newest first. */
export const fileListQuery = z.object({
  q: z.optional(plainText(limits.text.short)),
  doc_type: z.optional(documentType),
  /** Days under which a file is filed: that of the document, else that of its event. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  event_id: z.optional(id),
  /** Of the file or of its event. */
  treatment_id: z.optional(id),
  location_id: z.optional(id),
  /** `true` lists the bin instead. */
  bin: z.optional(z.enum(['true', 'false'])),
  ...pageQuery,
});
export type FileListQuery = z.infer<typeof fileListQuery>;

export const library = z.object({ data: z.array(libraryFile), next_cursor: nextCursor });

export const filesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/files_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'read' },
    summary: 'The library: uploads and the files of events',
    query: fileListQuery,
    answer: library,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/files_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'add' },
    summary: 'Upload files: one Document event for all of them, unless they name an event',
    body: newFile,
    bodyType: 'multipart',
    /** Each file has its own outcome. When none could be stored, the call itself is refused. */
    answer: z.object({ data: z.array(uploadedFile), refused: z.array(refusedFile) }),
    status: 201,
    creates: true,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/files_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['files'], act: 'change' },
    summary: 'Rename, categorise or move a file, or restore it from the bin',
    params: idParams,
    body: fileEdit,
    answer: libraryFile,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/files_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['files'], act: 'change' },
    summary: 'Put a file into the bin',
    params: idParams,
    answer: null,
  }),
  /** The bin counts as stored: a patient who is out of space, or wants a file gone, need not wait 30 days. */
  purge: endpoint({
    method: 'DELETE',
    path: '/api/files_api_gateway/{id}/purge_api_gateway/',
    audience: 'patient',
    /** It cannot be taken back: what others delete stays in the bin for its 30 days. */
    record: 'own',
    summary: 'Permanently delete a file that is in the bin',
    params: idParams,
    answer: null,
  }),
  /** POST, because it creates a key to the file, which caches and prefetchers must not collect. */
  link: endpoint({
    method: 'POST',
    path: '/api/files_api_gateway/{id}/link_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'read' },
    summary: 'A signed address for preview and download, good for five minutes',
    params: idParams,
    answer: fileLink,
    reads: true,
  }),
  thumbnails: endpoint({
    method: 'POST',
    path: '/api/files_api_gateway/thumbnails_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'read' },
    summary: 'Signed addresses of small pictures; files that have none are left out',
    body: chosenFiles(limits.files.thumbnailsAtOnce),
    answer: thumbnailLinks,
    reads: true,
  }),
  /** The server cannot draw a PDF: the browser that shows one sends the picture. */
  keepFirstPage: endpoint({
    method: 'PUT',
    path: '/api/files_api_gateway/{id}/first_page_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'add' },
    summary: 'Keep a small picture of the first page of a file that has none',
    params: idParams,
    body: firstPage,
    answer: libraryFile,
  }),
  readText: endpoint({
    method: 'GET',
    path: '/api/files_api_gateway/{id}/text_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'read' },
    summary: 'The words of a document, and the title, type and date that they suggest',
    params: idParams,
    answer: fileText,
  }),
  dismissSuggestion: endpoint({
    method: 'DELETE',
    path: '/api/files_api_gateway/{id}/suggestion_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'change' },
    summary: 'Do not suggest details of this file again',
    params: idParams,
    answer: null,
  }),
  /** POST, because what a person searches for must not be part of an address. */
  findInTexts: endpoint({
    method: 'POST',
    path: '/api/files_api_gateway/found_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'read' },
    summary: 'Files whose text has these words, each with the words around them',
    body: textSearch,
    answer: foundInTexts,
    reads: true,
  }),
  zip: endpoint({
    method: 'POST',
    path: '/api/files_api_gateway/zip_api_gateway/',
    audience: 'patient',
    record: { areas: ['files'], act: 'read' },
    summary: 'A signed address of one zip with these files, good for five minutes',
    body: chosenFiles(limits.files.perZip),
    answer: zipLink,
    reads: true,
  }),
  /** Where a link leads. A browser that downloads sends no token, so the address itself is the key. */
  download: endpoint({
    method: 'GET',
    path: '/api/files_api_gateway/download/{token}/',
    audience: 'public',
    summary:
      'The content of a file, or of a zip, by the signed address that `link` or `zip` answered',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
    answer: null,
    status: 200,
  }),
} as const;
