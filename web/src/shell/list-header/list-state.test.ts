import { eventTypes } from '@caretrail/contract/timelines/event-types';
import { eventViews } from '@caretrail/contract/timelines/views';
import { describe, expect, it } from 'vitest';
import { readListState, writeListState } from './list-state.ts';

const empty = { search: '', hash: '' };

describe('§2.5 the state of the header lives in the address', () => {
  it('an address that says nothing is the list, unfiltered', () => {
    expect(readListState(empty)).toEqual({ view: 'list', types: [], search: '' });
    expect(writeListState(readListState(empty), empty)).toEqual(empty);
  });

  it.each(eventViews)('%s with every type and a text comes back from its address', (view) => {
    const state = { view, types: [...eventTypes], search: 'a & b=c #d?' };
    expect(readListState(writeListState(state, empty))).toEqual(state);
  });

  it('the text searched for stands behind the #, which is never sent', () => {
    const address = writeListState({ view: 'list', types: [], search: 'seizure' }, empty);
    expect(address).toEqual({ search: '', hash: '#q=seizure' });
  });

  it('what else stands in the query stays', () => {
    const address = { search: '?event=1&view=calendar&type=Scan', hash: '' };
    expect(writeListState({ view: 'list', types: [], search: ' ' }, address)).toEqual({
      search: '?event=1',
      hash: '',
    });
  });

  it('unknown words in the address are passed over', () => {
    expect(
      readListState({ search: '?view=globe&type=Nope&type=Scan&type=Scan', hash: '#x' }),
    ).toEqual({ view: 'list', types: ['Scan'], search: '' });
  });
});
