/** Where a person is within /locations: the list, one place, its form, or a new one. It stands in the address. */
export type Screen =
  | { readonly at: 'places' | 'new' }
  | { readonly at: 'place' | 'edit'; readonly id: string };

const names = { place: 'place', edit: 'edit', create: 'new' } as const;

export function readScreen(search: string): Screen {
  const query = new URLSearchParams(search);
  const id = query.get(names.place);
  if (id) return { at: query.has(names.edit) ? 'edit' : 'place', id };
  return { at: query.has(names.create) ? 'new' : 'places' };
}

/** The query for a screen; what else stands in it stays. */
export function writeScreen(screen: Screen, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  if ('id' in screen) query.set(names.place, screen.id);
  if (screen.at === 'edit') query.set(names.edit, '');
  if (screen.at === 'new') query.set(names.create, '');
  return query.size === 0 ? '' : `?${query}`;
}
