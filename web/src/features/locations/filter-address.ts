import type { LocationFilter } from '@caretrail/contract/locations/arrange';
import { locationTypes, type LocationType } from '@caretrail/contract/locations/labels';
import { type AddressForm, addressOf, hiddenIn, queryIn } from '../../lib/address-state.ts';

const names = { type: 'type', text: 'q' } as const;
const isType = (word: string): word is LocationType => locationTypes.some((type) => type === word);

/** What a person looks for tells about their health, so all of it stands behind the '#', which no browser sends. */
export const filterAddress: AddressForm<LocationFilter> = {
  read: (address) => {
    const hidden = hiddenIn(address);
    return {
      types: [...new Set(hidden.getAll(names.type))].filter(isType),
      search: hidden.get(names.text) ?? '',
    };
  },
  write: ({ types, search }, address) => {
    const hidden = new URLSearchParams(search.trim() === '' ? {} : { [names.text]: search });
    for (const type of types) hidden.append(names.type, type);
    return addressOf(queryIn(address), hidden);
  },
};
