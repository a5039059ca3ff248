import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  asksQuestions,
  documentEventType,
  documentEventTypeAlias,
  eventType,
  eventTypeInput,
  eventTypeLabel,
  eventTypeOptions,
  eventTypes,
  isEventType,
  isVisit,
} from './event-types.ts';

describe('§3 event types', () => {
  it('§3 a key is shown by its label, which for three keys is another word', () => {
    const differing = eventTypes.filter((key) => eventTypeLabel(key) !== key);
    expect(differing).toEqual(['Tests', 'Results', documentEventType]);
    expect(differing.map(eventTypeLabel)).toEqual(['Test', 'Result', 'Document']);
  });

  it('one asks something at most visits, and about a result or a medicine', () => {
    const withoutQuestions = eventTypes.filter((type) => isVisit(type) && !asksQuestions(type));
    expect(withoutQuestions).toEqual(['Tests', 'Rehab']);
    const others = eventTypes.filter((type) => !isVisit(type) && asksQuestions(type));
    expect(others).toEqual(['Results', 'Medication']);
  });

  it('§3 both spellings of the stored document display alike', () => {
    expect(eventTypeLabel(documentEventTypeAlias)).toBe(eventTypeLabel(documentEventType));
  });

  it('§3 an unknown key is shown as it is, also one that objects inherit', () => {
    for (const key of ['Vaccination', 'constructor', '__proto__', '']) {
      expect(isEventType(key)).toBe(false);
      expect(eventTypeLabel(key)).toBe(key);
    }
  });

  it('§2.5 the filter offers every type once, in the order of §3', () => {
    expect(eventTypeOptions.map(({ value }) => value)).toEqual(eventTypes);
    expect(new Set(eventTypeOptions.map(({ label }) => label)).size).toBe(eventTypes.length);
  });

  it('§3 a request may use either spelling; only one is kept', () => {
    expect(z.parse(eventTypeInput, documentEventTypeAlias)).toBe(documentEventType);
    for (const key of eventTypes) expect(z.parse(eventTypeInput, key)).toBe(key);
    expect(z.safeParse(eventType, documentEventTypeAlias).success).toBe(false);
    expect(z.safeParse(eventTypeInput, 'appointment').error?.issues[0]?.message).toMatch(
      /^Select /,
    );
  });
});
