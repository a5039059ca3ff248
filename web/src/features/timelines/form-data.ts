import type { EventEdit, NewEvent } from '@caretrail/contract/timelines/event-body';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

/** §3: as a multipart form, which holds only text and files; `eventFieldsFromForm` parses it. */
export function formDataOf(
  fields: Partial<EventEdit> & Pick<Partial<NewEvent>, 'repeat'> & { readonly id?: string },
  files: readonly File[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, textOf(value));
  for (const file of files) form.append('files', file, file.name);
  return form;
}
