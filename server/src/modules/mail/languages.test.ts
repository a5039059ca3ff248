import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { actOn, someReason } from '../../testing/act-on.ts';
import { callFrom } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import {
  askedEmail,
  confirmEmail,
  freshAddress,
  patientWithPassword,
} from '../../testing/email-change.ts';
import { insertUser } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { queueMail } from './service.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const newestTo = async (email: string) => (await mailsTo(testApp(), email))[0];
const german = languageOfTag('de');

describe('§2.4 a mail', () => {
  it('is in the language of its recipient, whatever that of the administrator who caused it', async () => {
    const administrator = await asAdministrator(testApp(), { language: 'en' });
    const invited = { status: 'pending', language: 'de' } as const;
    const { id, email } = await insertUser(testApp(), invited);
    expect((await actOn(administrator, id, 'invite_again')).statusCode).toBe(200);
    const mail = await newestTo(email);
    expect(mail?.subject).toBe('Ihre Einladung zu Caretrail');
    expect(mail?.text).toContain('Wählen Sie ein Passwort, um zu beginnen:');
    expect(mail?.text).toContain(
      `Eine Nachricht der Person, die Sie eingeladen hat: „${someReason}“`,
    );
    expect(mail?.html).toContain('<html lang="de-DE" dir="ltr">');
    expect(mail?.html).toContain('Passwort wählen</a>');
  });

  it('is English for an English account, whatever the browser of the request accepts', async () => {
    const { email } = await asPatient(testApp(), { language: 'en' });
    await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email }, language: 'de' });
    const mail = await newestTo(email);
    expect(mail?.subject).toBe('Reset your Caretrail password');
    expect(mail?.html).toContain('<html lang="en-GB" dir="ltr">');
  });

  it.each([null, 'fr', 'xx-unknown'])(
    'is English for an account with the language %s',
    async (language) => {
      const { email } = await asPatient(testApp(), { language });
      await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email }, language: 'de' });
      expect((await newestTo(email))?.subject).toBe('Reset your Caretrail password');
    },
  );

  it('with a code keeps its code and its rule in every language', async () => {
    const person = await asPatient(testApp(), { language: 'de-AT' });
    await person.call(authEndpoints.sendEmailCode);
    const mail = await newestTo(person.email);
    expect(mail?.subject).toBe('Ihr Sicherheitscode für Caretrail');
    expect(mail?.text).toMatch(
      /^Ihr Sicherheitscode ist:\n\n {4}\d{3} \d{3}\n\nDer Code gilt 10 Minuten\./,
    );
  });

  it.each([
    ['de', 'Bestätigen Sie Ihre neue E-Mail-Adresse für Caretrail'],
    [undefined, 'Confirm your new email address for Caretrail'],
  ])(
    'to an address without an account is in the language of the request: %s',
    async (language, subject) => {
      const { access } = await asPatient(testApp());
      const email = freshAddress();
      const body = { email };
      await callFrom(testApp(), accountEndpoints.askEmailChange, { body, access, language });
      expect((await newestTo(email))?.subject).toBe(subject);
    },
  );

  it('to the owner of an address that another account asked for is in the language of the owner', async () => {
    const owner = await asPatient(testApp(), { language: 'de' });
    const { access } = await asPatient(testApp(), { language: 'en' });
    const body = { email: owner.email };
    await callFrom(testApp(), accountEndpoints.askEmailChange, { body, access });
    expect((await newestTo(owner.email))?.subject).toBe(
      'Jemand möchte Ihre E-Mail-Adresse verwenden',
    );
  });

  it('to the address that an account has just lost is still in the language of the account', async () => {
    const person = await patientWithPassword(testApp());
    await testApp().deps.db.execute(`UPDATE users SET language = 'de' WHERE id = $1`, [
      person.userId,
    ]);
    await confirmEmail(person, await askedEmail(testApp(), person, freshAddress()));
    expect((await newestTo(person.email))?.subject).toBe(
      'Ihre E-Mail-Adresse für Caretrail wurde geändert',
    );
  });

  it('that no request causes is in the language of the account', async () => {
    const { deps } = testApp();
    const { email } = await insertUser(testApp(), { language: 'de' });
    const [stranger, write] = [
      freshAddress(),
      () => ({ subject: currentLanguage().tag, paragraphs: ['Words.'] }),
    ];
    await queueMail(deps, deps.db, email, write);
    expect((await newestTo(email))?.subject).toBe('de');
    await inLanguage(german, () => queueMail(deps, deps.db, stranger, write));
    expect((await newestTo(stranger))?.subject).toBe('de');
  });
});
