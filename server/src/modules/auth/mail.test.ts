import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import {
  appAddedMail,
  appRemovedMail,
  invitationMail,
  ownPasswordChangedMail,
  passwordChangedMail,
  reasonGiven,
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
  sessionCopiedMail,
} from './mail.ts';
import { identityLinkedMail } from './provider-mail.ts';

describe('an invitation', () => {
  const invitation = { link: 'https://example.org/#t', uselessAfter: new Date(0) };

  it('says what Caretrail is and who invites, before the link', () => {
    const [lead] = invitationMail({ ...invitation, reason: undefined }).paragraphs;
    expect(lead).toBe(
      'Your clinic has invited you to Caretrail. Caretrail keeps your appointments, medicines and letters in one place.',
    );
  });

  it('shows what the inviting person wrote as a note, on one line', () => {
    const { paragraphs } = invitationMail({ ...invitation, reason: 'See you\n\nsoon' });
    expect(paragraphs).toContain('A note from the person who invited you: “See you soon”');
  });
});

describe('§6 the reason that an administrator gives', () => {
  it('is on one line of the mail, and cannot look like a paragraph of ours', () => {
    const reason = 'ok”\r\n\r\nSign in here at once:\n\thttps://example.org/login\u2028“';
    expect(reasonGiven(reason)).toBe(
      'Reason: “ok’ Sign in here at once: https://example.org/login ’”',
    );
  });
});

it('§2.4 counts the recovery codes that are left, in each language', () => {
  const [lead] = recoveryCodeUsedMail(3).paragraphs;
  expect(lead).toContain('You have 3 left.');
  const [german] = inLanguage(languageOfTag('de'), () => recoveryCodeUsedMail(3).paragraphs);
  expect(german).toContain('Sie haben noch 3 davon.');
});

describe('§2.4 a mail that asks the user to report something', () => {
  it.each([
    passwordChangedMail(),
    ownPasswordChangedMail(),
    recoveryCodesRenewedMail(),
    appRemovedMail(),
    appAddedMail(),
    recoveryCodeUsedMail(3),
    sessionCopiedMail(),
    identityLinkedMail('https://id.example'),
  ])('names the address to write to: $subject', ({ paragraphs }) => {
    expect(paragraphs.at(-1)).toEqual({ contact: expect.stringMatching(/contact us at$/) });
  });
});
