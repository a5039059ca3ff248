import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { callFrom } from '../call-from.ts';
import { askedEmail, changedEmail } from '../email-change.ts';
import { openSessionFor } from '../open-session-for.ts';
import { asAdministrator, asPatient } from '../people.ts';
import { leastAnswers } from '../preboarding-answers.ts';
import { visitProvider } from '../provider-visit.ts';
import { appCode, mailedCode, setUpApp } from '../second-factor.ts';
import { goodPassword } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import type { MakeFixture } from './fixtures.ts';
import { solvedCaptcha, spoiltCaptcha } from './solved-captcha.ts';

const newPassword = 'marigold-tram-otter-42';

const withPassword = (testApp: TestApp) => asPatient(testApp, { password: goodPassword });

/** For a user who has forgotten their password: the content of the mail. */
async function mailedReset(testApp: TestApp): Promise<{ email: string; code: string }> {
  const { email } = await withPassword(testApp);
  const body = { email, captcha: await solvedCaptcha(testApp) };
  await callFrom(testApp, authEndpoints.forgotPassword, { body });
  return { email, code: await mailedCode(testApp, { email }) };
}

export const accountFixtures: Readonly<Record<string, MakeFixture>> = {
  'operations.metrics': async ({ deps }) => ({
    headers: [['authorization', `Bearer ${deps.metricsToken}`]],
  }),
  'auth.login': async (testApp) => {
    const { email } = await withPassword(testApp);
    return { body: { email, password: goodPassword, captcha: await solvedCaptcha(testApp) } };
  },
  'auth.forgotPassword': async (testApp, spoils) => {
    const { email } = await asPatient(testApp);
    const captcha = await (spoils ? spoiltCaptcha(testApp, spoils) : solvedCaptcha(testApp));
    return { body: { email, captcha } };
  },
  'auth.refresh': async (testApp) => {
    const { refresh } = await asPatient(testApp);
    return { body: { refresh } };
  },
  'auth.verifyEmailCode': async (testApp) => {
    const person = await asPatient(testApp, { aal: 1 });
    await person.call(authEndpoints.sendEmailCode);
    return { token: person.access, body: { code: await mailedCode(testApp, person) } };
  },
  'auth.enrolTotp': async (testApp) => ({ token: (await asPatient(testApp)).access }),
  'auth.confirmTotp': async (testApp) => {
    const person = await asPatient(testApp);
    const begun = await person.call(authEndpoints.enrolTotp);
    const code = await appCode(testApp, begun.json<{ secret: string }>().secret);
    return { token: person.access, body: { code } };
  },
  'auth.verifyTotp': async (testApp) => {
    const person = await asPatient(testApp);
    const { recovery_codes } = await setUpApp(testApp, person);
    const { access } = await openSessionFor(testApp, person.userId, 1);
    return { token: access, body: { code: recovery_codes[0] } };
  },
  'auth.verifyResetCode': async (testApp) => ({ body: await mailedReset(testApp) }),
  'auth.resetPassword': async (testApp) => {
    const body = await mailedReset(testApp);
    const answer = await callFrom(testApp, authEndpoints.verifyResetCode, { body });
    return { body: { ...answer.json<{ token: string }>(), password: newPassword } };
  },
  'auth.returnFromProvider': async (testApp) => {
    const { headers } = await callFrom(testApp, authEndpoints.startProvider);
    const body = await visitProvider(String(headers.location));
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return { body, headers: [['cookie', cookie]] };
  },
  'terms.accept': async (testApp) => {
    const { access } = await asPatient(testApp, { terms_version: null });
    const { version } = testApp.deps.terms;
    return { token: access, body: { version, accepted: true, health_data: true } };
  },
  'preboarding.submit': async (testApp) => {
    const { access } = await asPatient(testApp, { preboarding_completed: false });
    return { token: access, body: leastAnswers };
  },
  'account.endSession': async (testApp) => {
    const person = await asPatient(testApp);
    await openSessionFor(testApp, person.userId);
    const answer = await person.call(accountEndpoints.sessions);
    const { data } = answer.json<{ data: { id: string; is_this: boolean }[] }>();
    return { token: person.access, params: { id: data.find((each) => !each.is_this)?.id ?? '' } };
  },
  'account.changePassword': async (testApp) => ({
    token: (await withPassword(testApp)).access,
    body: { current: goodPassword, password: newPassword },
  }),
  'account.askEmailChange': async (testApp) => ({
    token: (await withPassword(testApp)).access,
    body: { email: `asked-${testApp.deps.ids.next()}@example.org`, password: goodPassword },
  }),
  'account.confirmEmailChange': async (testApp) => {
    const person = await asPatient(testApp);
    const email = `proved-${testApp.deps.ids.next()}@example.org`;
    return { token: person.access, body: { code: await askedEmail(testApp, person, email) } };
  },
  'account.takeBackEmail': async (testApp) => {
    const email = `changed-${testApp.deps.ids.next()}@example.org`;
    return { body: { token: await changedEmail(testApp, await withPassword(testApp), email) } };
  },
  'account.renewRecoveryCodes': async (testApp) => ({
    token: (await setUpApp(testApp, await asPatient(testApp))).access,
  }),
  'users.invite': async ({ deps }) => ({
    body: {
      email: `invited-${deps.ids.next()}@example.org`,
      user_type: 'patient',
      reason: 'Asked for it',
    },
  }),
  'users.edit': async (testApp) => {
    const { userId } = await asPatient(testApp);
    const { access } = await asAdministrator(testApp);
    return {
      token: access,
      params: { id: userId },
      body: { action: 'end_sessions', reason: 'Asked for it' },
    };
  },
};
