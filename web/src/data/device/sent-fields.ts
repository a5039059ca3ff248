import type { SentFields } from './waiting-kinds.ts';

/** The fields of a form, which holds no files. */
export const fieldsOf = (form: FormData): SentFields =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

export function formOf(fields: SentFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

type Questions = { readonly version: number; readonly questions: readonly string[] };

/** As the page of an event sends them. */
export const questionFields = ({ version, questions }: Questions): SentFields => [
  ['version', String(version)],
  ['questions', JSON.stringify(questions)],
];
