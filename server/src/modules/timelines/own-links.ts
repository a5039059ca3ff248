import { fail } from '../../http/fail.ts';

type Links = {
  readonly location_id?: string | null | undefined;
  readonly treatment_id?: string | null | undefined;
  readonly medication_id?: string | null | undefined;
};

/** Whose places, treatments and medicines can be named is asked here; nobody has any before these areas are built. */
const sentences: Record<keyof Links, string> = {
  location_id: 'This place is not one of yours. Please choose another one.',
  treatment_id: 'This treatment is not one of yours. Please choose another one.',
  medication_id: 'This medicine is not one of yours. Please choose another one.',
};

/** An event points only to what belongs to the same patient. */
export function refuseForeignLinks(links: Links): void {
  const foreign = (Object.keys(sentences) as (keyof Links)[]).filter((name) => links[name] != null);
  if (foreign.length === 0) return;
  throw fail('invalid_input', {
    fields: Object.fromEntries(foreign.map((name) => [name, sentences[name]])),
  });
}
