import type { Database } from '../db/client.ts';
import { stringsIn } from './canaries.ts';
import { codeIn, linkIn } from './outbox.ts';
import { tablesWith } from './whole-record.ts';

/** What no line may hold, for any user. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a signed token': /\beyJ[\w-]{10,}\.[\w-]{10,}/,
  'a refresh token': /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d+\.[\w-]{43}/,
  'an e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a calendar address': /\/calendar\/[\w-]{22}/,
  'a bearer': /bearer\s+\S/i,
};

/** More than one word, or a name: a single word of ours (`scan`, `active`) says nothing. */
const isTelling = (text: string): boolean =>
  text.length >= 8 && /\p{L}{3}\S*\s+\S*\p{L}/u.test(text);

type Mail = { readonly subject: string; readonly text: string | null };

/** Everything that users of this database have written, their names, and what was sent to them. */
async function secretTexts(db: Database, sent: readonly Mail[]): Promise<Set<string>> {
  const texts = new Set<string>();
  const tables = await tablesWith({ deps: { db } }, 'patient_id');
  for (const table of tables) {
    const rows = await db.query<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${table} t`);
    for (const text of rows.flatMap(({ row }) => stringsIn(row)))
      if (isTelling(text)) texts.add(text);
  }
  const people = await db.query<{ name: string }>(
    `SELECT concat_ws(' ', first_name, last_name) AS name FROM users`,
  );
  for (const { name } of people) if (isTelling(name)) texts.add(name);
  const queued = await db.query<Mail>(`SELECT subject, text_body AS text FROM mail_outbox`);
  for (const { subject, text } of [...sent, ...queued]) {
    const mail = { subject, text: text ?? '' };
    for (const text of [codeIn(mail), linkIn(mail)]) if (text !== '') texts.add(text);
  }
  return texts;
}

/**
 * Finds what a log may not hold: tokens, codes, addresses, names, and any text of any record. A mail that was sent no
 * longer has its text in the database.
 */
export async function leaksInLog(
  db: Database,
  log: string,
  sent: readonly Mail[] = [],
): Promise<string[]> {
  const texts = await secretTexts(db, sent);
  const found = Object.entries(shapes)
    .filter(([, shape]) => shape.test(log))
    .map(([name]) => name);
  const isDigits = (text: string): boolean => /^\d+$/.test(text);
  const stands = (text: string): boolean =>
    isDigits(text)
      ? new RegExp(`\\b${text}\\b`).test(log)
      : log.includes(JSON.stringify(text).slice(1, -1));
  return [...found, ...[...texts].filter(stands)];
}
