import { eventTypes } from '@caretrail/contract/timelines/event-types';
import { eventViews } from '@caretrail/contract/timelines/views';
import { describe, expect, it } from 'vitest';
import { forgetHidden } from '../../lib/hidden-state.ts';
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

  it('types and the text searched for are not in the address, which the browser writes to its history', () => {
    const state = { view: 'list', types: ['Scan'], search: 'seizure' } as const;
    const address = writeListState(state, empty);
    expect(address).toEqual({ search: '', hash: expect.stringMatching(/^#at=[a-z0-9]+$/) });
    expect(writeListState(state, address)).toEqual(address);
    forgetHidden();
    expect(readListState(address)).toEqual({ view: 'list', types: [], search: '' });
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
