import { describe, expect, it } from 'vitest';
import { enter, moveTo, play, startOf } from '../../testing/pharmacist/play.ts';
import { expectedDoses, expectedOthers, type Seen, seenAt } from '../../testing/pharmacist/seen.ts';
import { stepsOf, tableCases, type TableCase, type TableCheck } from '../../testing/pharmacist/tables.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** Only what a table says of the stock is compared: neither strengths nor days that it leaves out. */
const saidOf = (seen: readonly string[], { stock = [] }: TableCheck): string[] =>
  stock.map((text) => seen.find((each) => each.startsWith(text)) ? text : (seen.find((each) => each.startsWith(text.split(':')[0] ?? '')) ?? 'not counted'));

async function lived(one: TableCase) {
  const first = Math.min(...one.plan.map(({ entered }) => Date.parse(entered)));
  let player = await startOf(testApp(), one, first);
  const happenings = [
    ...one.plan.map((plan) => ({ ms: Date.parse(plan.entered), plan })),
    ...stepsOf(one).map((step) => ({ ms: step.atMs, step })),
    ...one.checks.map((check, index) => ({ ms: Date.parse(check.as_of), check, index })),
  ].toSorted((a, b) => a.ms - b.ms);
  const seen: Record<string, Seen> = {};
  for (const each of happenings) {
    player = await moveTo(player, each.ms);
    if ('plan' in each) await enter(player, each.plan, one.zone);
    else if ('step' in each) await play(player, each.step);
    else {
      const found = await seenAt(player, each.check);
      seen[`${one.id}.${each.index + 1}`] = { ...found, stock: saidOf(found.stock, each.check) };
    }
  }
  return { seen, surprises: player.surprises };
}

describe('§3 what plans and their changes ask for, by the tables of a pharmacist', () => {
  it.each(tableCases)('$id $title', async (one) => {
    const expected = Object.fromEntries(
      one.checks.map((check, index) => [
        `${one.id}.${index + 1}`,
        { doses: expectedDoses(check), stock: check.stock ?? [], others: expectedOthers(check) },
      ]),
    );
    expect(await lived(one)).toEqual({ seen: expected, surprises: [] });
  });
});
