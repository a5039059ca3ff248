import { treatmentTypeLabels } from './labels.ts';
import type { Treatment } from './schema.ts';

type Searched = Pick<Treatment, 'title' | 'type' | 'practitioner' | 'site' | 'notes'>;

/** Every word of the search must occur in title, kind, team, site or notes, in any case. */
export function matchesTreatmentSearch(treatment: Searched, search: string): boolean {
  const { title, type, practitioner, site, notes } = treatment;
  const text = [title, treatmentTypeLabels[type], practitioner, site, notes]
    .join('\n')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
