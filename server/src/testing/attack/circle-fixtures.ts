import { asHelperOnly, helperOf, invitedTo } from '../circle.ts';
import { freshAddress } from '../email-change.ts';
import { asPatient } from '../people.ts';
import { goodPassword } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import type { Fixture, MakeFixture } from './fixtures.ts';

/** A patient, and someone who may act in their record. */
async function oneHelped(testApp: TestApp) {
  const patient = await asPatient(testApp);
  return { patient, helper: await helperOf(testApp, patient) };
}

/** For the invited person, with the token of the mail. */
async function invited(testApp: TestApp): Promise<Fixture> {
  const [patient, helper] = [await asPatient(testApp), await asPatient(testApp)];
  const { token } = await invitedTo(testApp, patient, helper.email);
  return { token: helper.access, body: { token } };
}

export const circleFixtures: Readonly<Record<string, MakeFixture>> = {
  'circle.invite': async (testApp) => {
    const { access: token } = await asPatient(testApp);
    const body = {
      email: freshAddress(),
      name: 'Ben',
      role: 'helper',
      areas: ['files'],
      ends_on: null,
    };
    return { token, body };
  },
  'circle.takeBack': async (testApp) => {
    const patient = await asPatient(testApp);
    const { id } = await invitedTo(testApp, patient, freshAddress());
    return { token: patient.access, params: { id } };
  },
  'circle.edit': async (testApp) => {
    const { patient, helper } = await oneHelped(testApp);
    const body = { role: 'viewer', version: 1 };
    return { token: patient.access, params: { id: helper.grantId }, body };
  },
  'circle.end': async (testApp) => {
    const { patient, helper } = await oneHelped(testApp);
    return { token: patient.access, params: { id: helper.grantId } };
  },
  'circle.openInvitation': async (testApp) => {
    const { body } = await invited(testApp);
    return body ? { body } : {};
  },
  'circle.register': async (testApp) => {
    const { token } = await invitedTo(testApp, await asPatient(testApp), freshAddress());
    return { body: { token, first_name: 'Ben', last_name: 'Oak', password: goodPassword } };
  },
  'circle.readInvitation': invited,
  'circle.accept': invited,
  'circle.leave': async (testApp) => {
    const { helper } = await oneHelped(testApp);
    return { token: helper.access, params: { id: helper.grantId } };
  },
  'circle.startOwnRecord': async (testApp) => ({ token: (await asHelperOnly(testApp)).access }),
};
