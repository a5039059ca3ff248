import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, instantOf } from '../time/zoned.ts';
import {
  decideSuccession,
  nextToldAt,
  soonestEndAt,
  type Succession,
  type SuccessionEvent,
  waitEndsAt,
} from './successor.ts';

const zone = 'Europe/Berlin';
const day = 24 * 60 * 60_000;
const at = (local: string): number => instantOf(local, zone);
const start = at('2026-11-02T18:00');

const nobody: Succession = { naming: null, request: null };
const told: SuccessionEvent = { is: 'told', zone };
const waited: SuccessionEvent = { is: 'waited', zone };

const people = fc.constantFrom('anna', 'anna', 'anna', 'ben');
const weighted = (weight: number, arbitrary: fc.Arbitrary<SuccessionEvent>) => ({
  weight,
  arbitrary,
});
// Mostly such that time goes by: a life in which everything happens every day has no end of a wait.
const events: fc.Arbitrary<SuccessionEvent> = fc.oneof(
  weighted(
    1,
    fc.record({
      is: fc.constant('named' as const),
      user_id: people,
      wait_days: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  weighted(
    3,
    fc.record({ is: fc.constant('requested' as const), user_id: people, zone: fc.constant(zone) }),
  ),
  weighted(8, fc.constant(told)),
  weighted(6, fc.constant(waited)),
  weighted(1, fc.constantFrom<SuccessionEvent>({ is: 'removed' }, { is: 'refused' })),
  weighted(1, fc.record({ is: fc.constant('withdrawn' as const), user_id: people })),
);
const lives = fc.array(fc.tuple(events, fc.integer({ min: 0, max: 2 * day })), { maxLength: 60 });

describe('D12 whatever happens, in any order', () => {
  it('no one takes over who was not named, did not wait, or whose request was refused', () => {
    let done = 0;
    fc.assert(
      fc.property(lives, (steps) => {
        let [state, nowMs] = [nobody, start];
        let toldDays = 0;
        for (const [event, later] of steps) {
          nowMs += later;
          const before = state;
          const { next } = decideSuccession(state, event, nowMs);
          if (next === undefined) continue;
          state = next;
          if (event.is === 'requested') toldDays = 0;
          if (event.is === 'told') toldDays += 1;
          const { request } = state;
          if (request === null) continue;
          // A request that is over stays as it is; one that runs is of the named person.
          if (before.request?.over && request !== before.request)
            expect(event.is).toBe('requested');
          if (request.over === null) expect(state.naming?.user_id).toBe(request.user_id);
          expect(request.told_on).toEqual([...new Set(request.told_on)].toSorted());
          if (request.over?.how !== 'done' || before.request?.over) continue;
          done += 1;
          expect(before.naming?.user_id).toBe(request.user_id);
          expect(toldDays).toBeGreaterThanOrEqual(request.wait_days);
          const lastNeeded = request.told_on[request.wait_days - 1] ?? '';
          expect(lastNeeded < dateAt(nowMs, zone)).toBe(true);
          expect(nowMs - request.asked_ms).toBeGreaterThanOrEqual(request.wait_days * day);
        }
      }),
      { numRuns: 3000 },
    );
    expect(done).toBeGreaterThan(0);
  });

  it('a request that no one ends is done after the waiting time, if the job runs every hour', () => {
    const asked = fc
      .integer({ min: 0, max: 365 * 24 * 60 })
      .map((minutes) => at('2026-01-01T00:00') + minutes * 60_000);
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 30 }), (askedMs, wait_days) => {
        const naming = { user_id: 'anna', wait_days };
        const event = { is: 'requested', user_id: 'anna', zone } as const;
        let state = decideSuccession({ naming, request: null }, event, askedMs).next ?? nobody;
        const endsMs = state.request?.ends_ms ?? 0;
        for (let nowMs = askedMs; nowMs <= endsMs + 3_600_000; nowMs += 3_600_000) {
          const request = state.request;
          if (request === null || request.over !== null) break;
          // What the patient is shown.
          expect(soonestEndAt(request, zone, nowMs)).toBe(endsMs);
          if (nowMs >= nextToldAt(request, zone))
            state = decideSuccession(state, told, nowMs).next ?? state;
          if (nowMs >= waitEndsAt(state.request ?? request, zone))
            state = decideSuccession(state, waited, nowMs).next ?? state;
        }
        expect(state.request?.over?.how).toBe('done');
      }),
      { numRuns: 200 },
    );
  });
});
