import { queryNames } from '@caretrail/contract/access/record-href';

/** Where one is within /treatments and /treatment/{id}: what is shown, or its form. It stands in the address. */
const names = { create: queryNames.create, edit: 'edit' } as const;

export const isNew = (search: string): boolean => new URLSearchParams(search).has(names.create);
export const isEdit = (search: string): boolean => new URLSearchParams(search).has(names.edit);

function withName(search: string, name: string, isOn: boolean): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (isOn) query.set(name, '');
  return query.size === 0 ? '' : `?${query}`;
}

/** The chosen tab stays, so that the way back leads to it. */
export const withNew = (search: string, isOn: boolean): string =>
  withName(search, names.create, isOn);
export const withEdit = (search: string, isOn: boolean): string =>
  withName(search, names.edit, isOn);
