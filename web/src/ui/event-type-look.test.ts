import { documentEventTypeAlias, eventTypes } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';
import { eventTypeLook } from './event-type-look.ts';

describe('§3 the look of an event type', () => {
  it.each(['Icon', 'fill', 'border'] as const)('%s is never shared by two types', (part) => {
    expect(new Set(eventTypes.map((key) => eventTypeLook(key)[part])).size).toBe(eventTypes.length);
  });

  it("gives both spellings of 'Document' the same look", () => {
    expect(eventTypeLook(documentEventTypeAlias)).toBe(eventTypeLook('UserStorage'));
  });
});
