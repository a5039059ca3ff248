import { describe, expect, it } from 'vitest';
import { decidedOtherwise } from '../../testing/pharmacist/decided-otherwise.ts';
import { enter, moveTo, play, startOf } from '../../testing/pharmacist/play.ts';
import { expectedOf, type Seen, seenAt } from '../../testing/pharmacist/seen.ts';
import { stepsOf, type TableCase, tableCases } from '../../testing/pharmacist/tables.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** Each check under its name, such as 'P02.1'. */
const checksOf = ({ id, checks }: TableCase) =>
  checks.map((check, index) => {
    const name = `${id}.${index + 1}`;
    return { name, check: decidedOtherwise[name]?.instead(check) ?? check };
  });

type Lived = { readonly seen: Record<string, Seen>; readonly surprises: readonly string[] };

/** Plays the case from its first medicine to its last check, at the moments that it names. */
async function lived(one: TableCase): Promise<Lived> {
  const happenings = [
    ...one.plan.map((plan) => ({ ms: Date.parse(plan.entered), plan })),
    ...stepsOf(one).map((step) => ({ ms: step.atMs, step })),
    ...checksOf(one).map((named) => ({ ms: Date.parse(named.check.as_of), named })),
  ].toSorted((a, b) => a.ms - b.ms);
  let player = await startOf(testApp(), one, happenings[0]?.ms ?? 0);
  const seen: Record<string, Seen> = {};
  for (const each of happenings) {
    player = await moveTo(player, each.ms);
    if ('plan' in each) await enter(player, each.plan, one.zone);
    else if ('step' in each) await play(player, each.step, one.zone);
    else seen[each.named.name] = await seenAt(player, each.named.check);
  }
  return { seen, surprises: player.surprises };
}

describe('§3 plans and their changes, by the tables of a pharmacist', () => {
  it.each(tableCases)('$id $title', async (one) => {
    const expected = checksOf(one).map(({ name, check }) => [name, expectedOf(check, one.zone)]);
    expect(await lived(one)).toEqual({ seen: Object.fromEntries(expected), surprises: [] });
  });

  it('the tables are complete, and few of their cases were decided otherwise', () => {
    const checks = tableCases.flatMap(checksOf);
    const doses = tableCases.flatMap((one) =>
      one.checks.flatMap((check) => expectedOf(check, one.zone).doses),
    );
    expect([tableCases.length, checks.length, doses.length]).toEqual([50, 98, 1705]);
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(decidedOtherwise)),
    );
  });
});
