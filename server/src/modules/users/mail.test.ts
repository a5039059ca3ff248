import { describe, expect, it } from 'vitest';
import { activatedMail, deactivatedMail, roleChangedMail, sessionsEndedMail } from './mail.ts';

describe('§2.4 a mail about an administrator’s action', () => {
  const told = { reason: 'Asked for by phone.' };
  it.each([
    activatedMail(told, 'https://care.example/login'),
    deactivatedMail(told),
    sessionsEndedMail(told),
    roleChangedMail(told, 'patient'),
  ])('names the address to write to: $subject', ({ paragraphs }) => {
    expect(paragraphs.at(-1)).toEqual({ contact: 'If you did not expect this, contact us at' });
  });
});
