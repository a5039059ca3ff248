import { messages } from '../i18n/messages.ts';

const texts = messages('http/form-fields', {
  list: 'Send a list here, written as JSON: ["one", "two"].',
  object: 'Send fields here, written as JSON, or nothing.',
  number: 'Enter a number.',
  boolean: 'Send true or false here.',
});

type Read = { readonly value: unknown } | { readonly problem: string };

function readList(text: string): Read {
  const problem = texts.list;
  if (text === '') return { value: [] };
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { value } : { problem };
  } catch {
    return { problem };
  }
}

/** Left empty, it clears the field. */
function readObject(text: string): Read {
  const problem = texts.object;
  if (text === '') return { value: null };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? { value } : { problem };
  } catch {
    return { problem };
  }
}

function readNumber(text: string): Read {
  if (text === '') return { value: null };
  return /^-?\d+(\.\d+)?$/.test(text) ? { value: Number(text) } : { problem: texts.number };
}

function readBoolean(text: string): Read {
  if (text === 'true') return { value: true };
  return text === 'false' ? { value: false } : { problem: texts.boolean };
}

/** How a form field, which always arrives as a string, becomes JSON. */
const readers = {
  boolean: readBoolean,
  number: readNumber,
  list: readList,
  object: readObject,
  /** Left empty, it clears the field. */
  clearable: (text: string): Read => ({ value: text === '' ? null : text }),
};
export type FormFieldKind = keyof typeof readers;

export type FormReading =
  | { readonly ok: true; readonly fields: Record<string, unknown> }
  /** Field name → sentence. */
  | { readonly ok: false; readonly problems: Record<string, string> };

/**
 * The JSON shape of a form; a field without a kind stays text. It reports only what cannot be read at
 * all: the schema validates the rest, unknown names included.
 */
export function fieldsFromForm(
  form: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, FormFieldKind>>,
): FormReading {
  const fields: [string, unknown][] = [];
  const problems: [string, string][] = [];
  for (const [name, text] of Object.entries(form)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const read: Read = kind === undefined ? { value: text } : readers[kind](text.trim());
    if ('problem' in read) problems.push([name, read.problem]);
    else fields.push([name, read.value]);
  }
  return problems.length > 0
    ? { ok: false, problems: Object.fromEntries(problems) }
    : { ok: true, fields: Object.fromEntries(fields) };
}
