// @module-tag slow
import { isWebBuilt } from '@caretrail/server/testing/own-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfOneServer } from './all-faults.ts';
import { isHeld } from './fault.ts';
import { openOwnGround, type OwnGround } from './own-ground.ts';

describe.skipIf(!isWebBuilt)('§3 one server with its own database holds', () => {
  let ground: OwnGround;
  beforeAll(async () => {
    ground = await openOwnGround();
  });
  afterAll(() => ground.close());

  it.for(Object.entries(faultsOfOneServer))('%s', async ([, fault], { skip }) => {
    const findings = await fault(ground, { form: 'short' });
    const untried = findings.find(({ isUntried }) => isUntried);
    if (untried) skip(untried.what);
    expect(findings.filter((finding) => !isHeld(finding))).toEqual([]);
  });
});
