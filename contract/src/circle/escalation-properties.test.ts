import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/zoned.ts';
import { decideStep, type EscalationRule, type OpenDose, type ToldStep } from './escalation.ts';

const zone = 'Europe/Berlin';
const minute = 60_000;
const on = (time: string): number => instantOf(`2026-11-19T${time}`, zone);

const rule = (more: Partial<EscalationRule> = {}): EscalationRule => ({
  after_min: 30,
  people: ['anna', 'ben', 'cem'],
  quiet: null,
  zone,
  ...more,
});
const dose = (more: Partial<OpenDose> = {}): OpenDose => ({
  due_ms: on('08:00'),
  asked_ms: on('08:00'),
  told: [],
  on_it: [],
  ...more,
});

/** Runs a job at some minutes, each of which tells who is due, until no one is left. */
function runAt(minutes: readonly number[], rules: EscalationRule): ToldStep[] {
  const steps: ToldStep[] = [];
  for (const each of minutes.toSorted((one, other) => one - other)) {
    const nowMs = on('08:00') + each * minute;
    const step = decideStep(dose({ told: steps }), rules, nowMs);
    if (step.is === 'due') steps.push({ step: step.step, helper_id: step.helper_id, at_ms: nowMs });
  }
  return steps;
}

describe('D11 whenever the job runs', () => {
  const jobs = fc.array(fc.integer({ min: 0, max: 1500 }), { maxLength: 40 });
  const rules = fc.record({
    after_min: fc.integer({ min: 5, max: 240 }),
    people: fc.uniqueArray(fc.constantFrom('anna', 'ben', 'cem', 'dana'), { maxLength: 4 }),
  });
  it('tells each person at most once, in their order, and never sooner than the medicine says', () => {
    fc.assert(
      fc.property(jobs, rules, (minutes, { after_min, people }) => {
        const steps = runAt(minutes, rule({ after_min, people }));
        expect(steps.map(({ helper_id }) => helper_id)).toEqual(people.slice(0, steps.length));
        expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index + 1));
        steps.forEach(({ at_ms }, index) => {
          const before = steps[index - 1]?.at_ms ?? on('08:00');
          expect(at_ms - before).toBeGreaterThanOrEqual(after_min * minute);
        });
      }),
    );
  });
  it('loses no one: a job that runs every minute tells all of them on time', () => {
    const everyMinute = Array.from({ length: 1440 }, (_, index) => index);
    fc.assert(
      fc.property(rules, ({ after_min, people }) => {
        const steps = runAt(everyMinute, rule({ after_min, people }));
        const inTime = people.filter((_, index) => (index + 1) * after_min < 1440);
        expect(steps.map(({ helper_id, at_ms }) => [helper_id, at_ms])).toEqual(
          inTime.map((id, index) => [id, on('08:00') + (index + 1) * after_min * minute]),
        );
      }),
      { numRuns: 20 },
    );
  });
});
