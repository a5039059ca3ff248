// @module-tag slow
import { isWebBuilt } from '@caretrail/server/testing/own-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfSeveral } from './all-faults.ts';
import { isHeld } from './fault.ts';
import { openSharedGround, type SharedGround } from './shared-ground.ts';

describe.skipIf(!isWebBuilt)('§3 two servers and a worker on one database hold', () => {
  let ground: SharedGround;
  beforeAll(async () => {
    ground = await openSharedGround();
  });
  afterAll(() => ground.close());

  it.each(Object.entries(faultsOfSeveral))('%s', async (_, fault) => {
    const findings = await fault(ground, { form: 'short' });
    expect(findings.filter((finding) => !isHeld(finding))).toEqual([]);
  });
});
