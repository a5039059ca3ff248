import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { expect, it } from 'vitest';
import { withStartingAnswers } from './starting-answers.ts';

const empty = preboardingDraft.parse({});

it.each([
  [{ timeZone: 'Europe/London', language: 'en-GB' }, 'en-GB', 'metric'],
  [{ timeZone: 'America/Chicago', language: 'en-US' }, 'en-US', 'imperial'],
  [{ timeZone: 'Europe/Vienna', language: 'de-AT' }, 'de', 'metric'],
  [{ timeZone: 'Asia/Tokyo', language: 'xx' }, 'en-GB', 'metric'],
])('%o begins with %s and %s', (device, language, units) => {
  const draft = withStartingAnswers(empty, device);
  expect(draft.you).toEqual({ language, units, time_zone: device.timeZone });
  expect(preboardingDraft.parse(draft)).toEqual(draft);
});

it('a device that does not know its zone leaves it open; what was answered stays', () => {
  const before = { ...empty, you: { language: 'fi', units: 'imperial' as const } };
  expect(withStartingAnswers(before, { timeZone: 'Etc/Unknown?', language: 'en-GB' }).you).toEqual({
    language: 'fi',
    units: 'imperial',
  });
});
