import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile, UploadedFile } from '@caretrail/contract/files/schema';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';
import { pdf } from './sample-files.ts';
import { sendForm, type SentForm } from './send-form.ts';
import type { TestApp } from './test-app.ts';

const { list, upload, edit, remove } = filesEndpoints;

/** As the web app sends it. */
export const sendFiles = (
  testApp: TestApp,
  person: Person,
  form: SentForm & { readonly headers?: Record<string, string> },
): Promise<LightMyRequestResponse> => sendForm(testApp, upload, person, form);

export const aLetter = (words = 'A letter', name = 'Letter.pdf') => ({ name, content: pdf(words) });

/** Stores one file, or the test fails. */
export async function uploaded(
  testApp: TestApp,
  person: Person,
  file = aLetter(),
  fields: Record<string, string> = {},
): Promise<UploadedFile> {
  const answer = await sendFiles(testApp, person, { files: [file], fields });
  const [stored] = answer.statusCode === 201 ? answer.json<AnswerOf<typeof upload>>().data : [];
  if (!stored) throw new Error(answer.body);
  return stored;
}

export const libraryOf = async (
  person: Person,
  query: Record<string, string> = {},
): Promise<LibraryFile[]> =>
  (await person.call(list, { query })).json<AnswerOf<typeof list>>().data;

export const titlesOf = async (person: Person, query?: Record<string, string>): Promise<string[]> =>
  (await libraryOf(person, query)).map(({ title }) => title);

export const changeFile = (person: Person, id: string, body: object) =>
  person.call(edit, { params: { id }, body: body as never });

export const binFile = (person: Person, id: string) => person.call(remove, { params: { id } });
