import { describe, expect, it, vi } from 'vitest';
import { aDose, aDoseEntry } from '../../testing/a-dose.ts';
import { isOutsidePlan, recordOutsidePlan } from './decide.ts';
import type { NewWaiting } from './kept-writes.ts';
import { outbox } from './waiting.ts';
import type { WaitingContent, WaitingWrite } from './waiting-kinds.ts';

const at = '2026-11-15T08:05:00.000Z';
const key = '0192f0c1-0000-7c3a-9b1d-000000000001';

const refused = (field: string | null, status: 'taken' | 'skipped' = 'taken'): WaitingWrite => ({
  key,
  thing: 'a',
  tappedMs: 1,
  triedMs: 2,
  isWithdrawn: false,
  refusal: { text: 'This dose was not in your plan.', stored: null, field },
  content: {
    dose: aDose(),
    log: aDoseEntry({ status, at }),
    body: { status, at, slot_id: 'morning', amount_parts: [{ strength: '500 mg', count: 1 }] },
    earlier: [],
  },
});

describe('a dose that no plan had when it was taken', () => {
  it('is offered as taken outside the plan, and nothing else is', () => {
    expect(isOutsidePlan(refused('slot_id'))).toBe(true);
    expect(isOutsidePlan(refused('at'))).toBe(false);
    expect(isOutsidePlan(refused(null))).toBe(false);
    expect(isOutsidePlan(refused('slot_id', 'skipped'))).toBe(false);
    expect(isOutsidePlan({ ...refused('slot_id'), refusal: null })).toBe(false);
  });

  it('is sent with the time at which it was taken, under a key of its own, and names no planned dose', async () => {
    let made: NewWaiting<WaitingContent> | undefined;
    vi.spyOn(outbox, 'replace').mockImplementation(async (_, by) => {
      made = by(refused('slot_id'));
      return made;
    });
    vi.spyOn(outbox, 'flush').mockResolvedValue(null);
    await recordOutsidePlan(refused('slot_id'));
    expect(made?.key).not.toBe(key);
    expect(made).toMatchObject({
      triedMs: null,
      content: { dose: { slot_id: null }, log: { at } },
    });
    const amount_parts = [{ strength: '500 mg', count: 1 }];
    expect(made).toHaveProperty('content.body', { status: 'taken', at, amount_parts });
  });
});
