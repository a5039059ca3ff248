import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import { describe, expect, it } from 'vitest';
import { circleLinkPaths, readCircleLink } from './circle-link.ts';

const token = 'aB_-9'.padEnd(22, 'x');

describe('the link of a message of the care circle', () => {
  it.each([
    ['of a helper', `#on-it=${token}`, { asks: 'on-it', token }],
    ['of a patient', `#refuse=${token}`, { asks: 'refuse', token }],
    ['that was cut off', '#on-it=aaaa', null],
    ['with something else in it', '#refuse=<script>', null],
    ['without a token', '', null],
  ])('%s', (_, hash, read) => {
    expect(readCircleLink(hash)).toEqual(read);
  });

  it('asks the calls of the contract', () => {
    expect(circleLinkPaths).toEqual({
      'on-it': {
        state: escalationEndpoints.onItState.path,
        act: escalationEndpoints.onItByLink.path,
      },
      refuse: {
        state: successorEndpoints.refusalState.path,
        act: successorEndpoints.refuseByLink.path,
      },
    });
  });
});
