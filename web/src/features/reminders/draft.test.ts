import { defaultReminders } from '@caretrail/contract/reminders/schema';
import { describe, expect, it } from 'vitest';
import {
  beforeChoices,
  draftOf,
  howOf,
  quietError,
  settingsOf,
  startChannels,
  toggled,
  withNotifications,
} from './draft.ts';
import { formatNext } from './reminders-form.tsx';

describe('§2.5 the form of the reminders', () => {
  it('gives back the settings it was made of', () => {
    const quiet = { from: '22:00', until: '07:00' };
    for (const settings of [defaultReminders, { ...defaultReminders, quiet }])
      expect(settingsOf(draftOf(settings))).toEqual(settings);
  });

  it('asks for both quiet times or neither, and shows what the server says of them', () => {
    const draft = draftOf(defaultReminders);
    expect(settingsOf({ ...draft, quietFrom: '22:00' })).toBeNull();
    expect(quietError({ ...draft, quietFrom: '22:00' }, {})).toBe('Enter both times, or neither.');
    expect(quietError(draft, {})).toBeUndefined();
    expect(quietError(draft, { 'quiet.until': 'Another.' })).toBe('Another.');
  });

  it('keeps a time before events that it does not offer itself', () => {
    expect(beforeChoices({ before_event: [45] })).toEqual([10080, 2880, 1440, 120, 60, 45, 30]);
  });

  it('switches one of a list', () => {
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(toggled(['a'], 'a', true)).toEqual(['a']);
  });
});

describe('§2.5 the next reminders in words', () => {
  const dose = {
    kind: 'dose',
    name: 'Levetiracetam',
    comes_at: '2026-11-15T20:00',
    local_date_time: '2026-11-15T20:00',
    all_day: false,
  } as const;

  it('say when it comes and what it is about', () => {
    expect(formatNext(dose, '2026-11-15')).toBe('Today at 20:00: Levetiracetam');
  });

  it('say the time of the dose or event where it is another', () => {
    const late = { ...dose, comes_at: '2026-11-15T21:00' };
    expect(formatNext(late, '2026-11-15')).toBe('Today at 21:00: Levetiracetam (today at 20:00)');
    const event = { ...dose, kind: 'event', name: 'MRI', comes_at: '2026-11-16T09:30' } as const;
    expect(formatNext({ ...event, local_date_time: '2026-11-19T09:30' }, '2026-11-15')).toBe(
      'Tomorrow at 09:30: MRI (Thursday 19 November at 09:30)',
    );
  });
});

describe('§2.5 the way by which reminders come', () => {
  it('begins with the notification where a device gets them, otherwise with the email', () => {
    expect(startChannels({ push: { devices: 1, silent: [] } })).toEqual(['push']);
    expect(startChannels({ push: { devices: 0, silent: [] } })).toEqual(['email']);
  });

  it('is the notification where both are stored: the email follows it in any case', () => {
    expect(howOf(['email', 'push'])).toBe('push');
    expect(howOf(['email'])).toBe('email');
  });

  it('changes for all that comes by email, and for nothing that is off', () => {
    const settings = { ...defaultReminders, doses_by: ['email' as const] };
    expect(withNotifications(settings)).toEqual({ ...settings, doses_by: ['push'] });
  });

  it('turns doses and events on where nothing was', () => {
    expect(withNotifications(defaultReminders)).toEqual({
      ...defaultReminders,
      doses_by: ['push'],
      events_by: ['push'],
    });
  });
});
