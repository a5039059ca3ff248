import type { PushPayload } from '@caretrail/contract/push/schema';
import { describe, expect, it } from 'vitest';
import type { StoredNotice } from './notice.ts';
import { messageOf } from './payload.ts';

const site = 'https://care.example';
const notice: StoredNotice = {
  kind: 'dose',
  key: '2026-11-18T08:00',
  tag: 't'.repeat(22),
  text: {
    title: 'It is time for your medicine',
    body: 'One of your medicines is due at 08:00.',
    lang: 'en',
    dir: 'ltr',
    taken: 'Taken',
    later: 'In 15 minutes',
  },
  isNaming: false,
  path: '/medication',
  reminderKeys: [],
  countDue: 1,
  uselessMs: 0,
  doseCount: 1,
};
const receipt = 'r'.repeat(22);
const read = (publicUrl: string, tokens: readonly string[], more: Partial<StoredNotice> = {}) => {
  const message = messageOf(publicUrl, { ...notice, ...more }, { receipt, tokens });
  return { length: message.length, ...(JSON.parse(message.toString()) as PushPayload) };
};

describe('the message of a notification', () => {
  it('has one of few lengths', () => {
    expect(read(site, ['a'.repeat(22)]).length).toBe(1024);
    expect(read(site, [], { countDue: 19 }).length).toBe(1024);
  });

  it.each(['//elsewhere.example/x', '/\\elsewhere.example', '\\\\elsewhere.example'])(
    'leads to no other site, though its path is %s',
    (path) => {
      const { navigate } = read(site, [], { path }).notification;
      expect(new URL(navigate).origin).toBe(site);
      expect(new URL(navigate).pathname).not.toMatch(/^\/[/\\]/);
    },
  );

  it('leads to the app where its tokens do not fit', () => {
    const tokens = Array.from({ length: 20 }, () => 'a'.repeat(22));
    const long = `${site}/${'long/'.repeat(60)}`;
    const text = { ...notice.text, body: '"'.repeat(500) };
    const { length, caretrail, notification } = read(long, tokens, { text });
    expect(length).toBeLessThanOrEqual(3968);
    expect(caretrail.tokens).toEqual([]);
    expect(notification.actions).toEqual([]);
    expect(notification.body).toBe(text.body);
  });
});
