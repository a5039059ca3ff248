import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { eventEdit, newEvent } from './event-body.ts';
import { eventFieldsFromForm } from './event-form.ts';
import { formatSeizureLength } from './format-seizure.ts';
import { noSeizureDetails, seizureTriggers } from './seizure.ts';

const event = { event_type: 'Important Data', title: 'Seizure', start: '2026-03-05T09:30' };
const refused = (seizure: unknown) =>
  z
    .safeParse(newEvent, { ...event, seizure })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('what is known of a seizure', () => {
  it('is nothing at first, and each part can be added by itself', () => {
    expect(z.parse(newEvent, event).seizure).toBeNull();
    expect(z.parse(newEvent, { ...event, seizure: { seconds: 95 } }).seizure).toEqual({
      ...noSeizureDetails,
      seconds: 95,
    });
    expect(z.parse(newEvent, { ...event, seizure: {} }).seizure).toEqual(noSeizureDetails);
  });

  it.each([
    ['seconds', 0],
    ['seconds', 1.5],
    ['seconds', 86_401],
    ['kind', 'faint'],
    ['awareness', 'yes'],
    ['triggers', ['moon']],
    ['triggers', [...seizureTriggers, 'stress']],
    ['rescue_medicine', 'yes'],
    ['injured', 1],
    ['ambulance', 'no'],
  ])('refuses %s: %j with a sentence', (field, value) => {
    const [[path, message] = []] = refused({ [field]: value }) ?? [];
    expect(path).toMatch(new RegExp(`^seizure\\.${field}`));
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('refuses a field that it does not know, and a side that no body has', () => {
    expect(refused({ cause: 'stress' })).toBeDefined();
    expect(refused('none')).toBeDefined();
    expect(z.safeParse(newEvent, { ...event, body_side: 'top' }).success).toBe(false);
    expect(z.parse(newEvent, { ...event, body_side: 'left' }).body_side).toBe('left');
  });

  it('§3 is read from a form: as JSON, or empty for none', () => {
    const seizure = { ...noSeizureDetails, awareness: 'partly' };
    const read = (text: string) => eventFieldsFromForm({ seizure: text });
    expect(read(JSON.stringify(seizure))).toEqual({ ok: true, fields: { seizure } });
    expect(read('')).toEqual({ ok: true, fields: { seizure: null } });
    for (const text of ['[]', '"x"', '3', '{'])
      expect(read(text)).toEqual({ ok: false, problems: { seizure: expect.any(String) } });
    expect(z.parse(eventEdit, { seizure: null })).toEqual({ seizure: null });
  });
});

it.each([
  [20, '20 seconds'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [600, '10 minutes'],
])('says how long it lasted: %i', (seconds, words) => {
  expect(formatSeizureLength(seconds)).toBe(words);
});
