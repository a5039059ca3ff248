import { fieldsFromForm, type FormFieldKind, type FormReading } from '../http/form-fields.ts';
import type { NewFile } from './schema.ts';

const kinds = {
  tags: 'list',
  document_date: 'clearable',
  event_id: 'clearable',
  treatment_id: 'clearable',
  location_id: 'clearable',
} as const satisfies Partial<Record<keyof NewFile, FormFieldKind>>;

/** The strings of an upload form in the shape that `newFile` reads. */
export const fileFieldsFromForm = (form: Readonly<Record<string, string>>): FormReading =>
  fieldsFromForm(form, kinds);
