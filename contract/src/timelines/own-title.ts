import { withCapital } from '../i18n/format.ts';
import { limits } from '../limits.ts';
import type { NewEvent } from './event-body.ts';

type Named = Pick<NewEvent, 'event_type' | 'title'> & {
  readonly symptoms: readonly string[];
  readonly description: string;
};

/** The beginning of a note that still reads as a title. */
const mostOfNote = 60;

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd() || cut.slice(0, -1)}…`;
}

/** §3 Important Data without a title is named after the symptom, or after the beginning of its note. */
export function titleOf({ event_type, title, symptoms, description }: Named): string {
  if (title.trim() !== '' || event_type !== 'Important Data') return title;
  const felt = symptoms.map((each) => each.trim()).filter(Boolean);
  if (felt.length > 0) return withCapital(cutAtWord(felt.join(', '), limits.text.title));
  return withCapital(cutAtWord(description.trim().split('\n')[0]?.trim() ?? '', mostOfNote));
}
