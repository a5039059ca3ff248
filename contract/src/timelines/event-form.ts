import type { EventEdit } from './event-body.ts';
import { fieldsFromForm, type FormFieldKind, type FormReading } from '../http/form-fields.ts';

const kinds = {
  all_day: 'boolean',
  severity: 'number',
  version: 'number',
  questions: 'list',
  results: 'list',
  symptoms: 'list',
  tags: 'list',
  reminders: 'list',
  repeat: 'object',
  end: 'clearable',
  location_id: 'clearable',
  treatment_id: 'clearable',
  medication_id: 'clearable',
  video_url: 'clearable',
  body_side: 'clearable',
  lasted: 'clearable',
  seizure: 'object',
} as const satisfies Partial<Record<keyof EventEdit | 'repeat', FormFieldKind>>;

/** §3 'edits are sent as a multipart form': its strings in the shape that `newEvent` and `eventEdit` read. */
export const eventFieldsFromForm = (form: Readonly<Record<string, string>>): FormReading =>
  fieldsFromForm(form, kinds);
