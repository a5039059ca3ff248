import type { LocationFilter } from '@caretrail/contract/locations/arrange';
import { locationTypes, type LocationType } from '@caretrail/contract/locations/labels';
import { type AddressForm, addressOf, hiddenIn, queryIn } from '../../lib/address-state.ts';

const names = { type: 'type', text: 'q' } as const;
const isType = (word: string): word is LocationType => locationTypes.some((type) => type === word);

/** Kinds stand in the query; what is searched for stands behind the '#', which no browser sends to a server. */
export const filterAddress: AddressForm<LocationFilter> = {
  read: (address) => ({
    types: [...new Set(queryIn(address).getAll(names.type))].filter(isType),
    search: hiddenIn(address).get(names.text) ?? '',
  }),
  write: ({ types, search }, address) => {
    const query = queryIn(address);
    query.delete(names.type);
    for (const type of types) query.append(names.type, type);
    const text = new URLSearchParams(search.trim() === '' ? {} : { [names.text]: search });
    return addressOf(query, text);
  },
};
