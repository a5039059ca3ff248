import { defaultReminders } from '@caretrail/contract/reminders/schema';
import { noSettings } from '@caretrail/contract/emergency-card/schema';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { anEvent, madeEvent, threeWeeks } from '../events.ts';
import { calendarOf } from '../calendar.ts';
import { aLetter, binFile, uploaded } from '../library.ts';
import { madeLocation } from '../locations.ts';
import {
  aDelay,
  aMedication,
  dueDose,
  inCyclesFrom,
  inTwoStrengths,
  madeMedication,
  todayOf,
} from '../medications.ts';
import { asPatient, type Person } from '../people.ts';
import { leastAnswers } from '../preboarding-answers.ts';
import { endpointHash, newBrowser, subscribe } from '../pushes.ts';
import { png } from '../sample-files.ts';
import { aTreatment, cyclesFrom, madeTreatment, radiotherapyFrom } from '../treatments.ts';
import type { TestApp } from '../test-app.ts';
import type { Fixture, MakeFixture } from './fixtures.ts';

const monday = '2026-03-09';

/** The key of a download is the end of the address that a call returns. */
async function keyOf<E extends Endpoint>(person: Person, endpoint: E, input: object = {}) {
  const { url } = (await person.call(endpoint, input)).json<{ url: string }>();
  return { params: { token: url.split('/').findLast((part) => part !== '') ?? '' } };
}

/** With a new record, so that nothing of it has been removed yet. */
const ofPatient =
  (make: (person: Person, testApp: TestApp) => Promise<Fixture>): MakeFixture =>
  async (testApp) => {
    const person = await asPatient(testApp);
    return { token: person.access, ...(await make(person, testApp)) };
  };

const anEventFile = ofPatient(async (person, testApp) => {
  const { id, files } = await madeEvent(testApp, person, { files: [aLetter()] });
  return { params: { eventId: id, fileId: files[0]?.id ?? '' } };
});

const aDevice = async (person: Person) => ({
  params: { id: (await subscribe(person, { subscription: newBrowser() })).id },
});

const aSeries = async (person: Person, testApp: TestApp) => ({
  params: { id: (await madeEvent(testApp, person, { repeat: threeWeeks })).id },
});

export const recordFixtures: Readonly<Record<string, MakeFixture>> = {
  'profile.editAnswers': ofPatient(async (person) => {
    const answer = await person.call(profileEndpoints.readAnswers);
    return { body: { version: answer.json<{ version: number }>().version, ...leastAnswers } };
  }),
  'profile.declineQuestion': ofPatient(async () => ({
    body: { question: 'medicines.allergies', decision: 'later' },
  })),
  'emergencyCard.edit': ofPatient(async () => ({
    body: { ...noSettings, version: 1, seizures: 'Call 112.' },
  })),
  'articles.choose': ofPatient(async () => ({ body: { hide_outlook: true } })),
  'reminders.save': ofPatient(async () => ({ body: defaultReminders })),
  'export.download': ofPatient((person) => keyOf(person, exportEndpoints.link)),
  'calendar.create': ofPatient(async () => ({ body: { mode: 'full' } })),
  'calendar.edit': ofPatient(async (person, testApp) => {
    await calendarOf(testApp, person);
    return { body: { mode: 'discreet' } };
  }),
  'calendar.document': ofPatient(async (person, testApp) => ({
    params: { file: (await calendarOf(testApp, person)).split('/').at(-1) ?? '' },
  })),
  'checkIn.save': ofPatient(async (_person, testApp) => ({
    params: { day: todayOf(testApp) },
    body: { mood: 'good' },
  })),
  'timelines.create': ofPatient(async () => ({ body: anEvent })),
  'timelines.edit': ofPatient(async (person, testApp) => {
    const { id, version } = await madeEvent(testApp, person);
    return { params: { id }, body: { version, title: 'Another scan' } };
  }),
  'series.read': ofPatient(aSeries),
  'series.edit': ofPatient(async (person, testApp) => {
    const { params } = await aSeries(person, testApp);
    return { params, body: { scope: 'later', title: 'Another scan' } };
  }),
  'series.remove': ofPatient(async (person, testApp) => ({
    ...(await aSeries(person, testApp)),
    query: { scope: 'all' },
  })),
  'timelines.removeFile': anEventFile,
  'timelines.removeFileAlias': anEventFile,
  'medications.listOrAdd': ofPatient(async () => ({ body: aMedication })),
  'medications.edit': ofPatient(async (person) => {
    const { id, version } = await madeMedication(person);
    return { params: { id }, body: { version, name: 'Temozolomide' } };
  }),
  'medications.logDose': ofPatient(async (person) => {
    const { id } = await madeMedication(person);
    return { params: { id }, body: { status: 'taken', note: 'With breakfast' } };
  }),
  'medications.postponeDose': ofPatient(async (person, testApp) => {
    const made = await madeMedication(person);
    return { params: { id: made.id }, body: await dueDose(testApp, person, made) };
  }),
  'medications.changeStock': ofPatient(async (person) => {
    const { id } = await madeMedication(person, inTwoStrengths(monday));
    return { params: { id }, body: { strength: '140 mg', add: 5 } };
  }),
  'medications.changePlan': ofPatient(async (person, testApp) => {
    const { id } = await madeMedication(person, inCyclesFrom(todayOf(testApp)));
    return { params: { id }, body: { change: aDelay } };
  }),
  'medications.previewFirstDay': ofPatient(async (person) => {
    const { id } = await madeMedication(person);
    return { params: { id }, body: { first_day: monday } };
  }),
  'push.addDevice': ofPatient(async () => ({ body: newBrowser() })),
  'push.renameDevice': ofPatient(async (person) => ({
    ...(await aDevice(person)),
    body: { name: 'My tablet' },
  })),
  'push.removeDevice': ofPatient(aDevice),
  'push.testDevice': ofPatient(aDevice),
  'push.confirm': ofPatient(async (person) => {
    const subscription = newBrowser();
    await subscribe(person, { subscription });
    return { body: { endpoint_hash: endpointHash({ subscription }) } };
  }),
  'locations.edit': ofPatient(async (person) => {
    const { id, version } = await madeLocation(person);
    return { params: { id }, body: { version, name: 'Clinic' } };
  }),
  'files.upload': ofPatient(async () => ({ body: {} })),
  'files.edit': ofPatient(async (person, testApp) => {
    const { id, version } = await uploaded(testApp, person);
    return { params: { id }, body: { version, title: 'A letter' } };
  }),
  'files.purge': ofPatient(async (person, testApp) => {
    const { id } = await uploaded(testApp, person);
    await binFile(person, id);
    return { params: { id } };
  }),
  'files.thumbnails': ofPatient(async (person, testApp) => ({
    body: { ids: [(await uploaded(testApp, person)).id] },
  })),
  'files.keepFirstPage': ofPatient(async (person, testApp) => {
    const { id } = await uploaded(testApp, person);
    return { params: { id }, body: { picture: (await png()).toString('base64') } };
  }),
  'files.findInTexts': ofPatient(async () => ({ body: { q: 'platelets' } })),
  'files.zip': ofPatient(async (person, testApp) => ({
    body: { ids: [(await uploaded(testApp, person)).id] },
  })),
  'files.download': ofPatient(async (person, testApp) => {
    const { id } = await uploaded(testApp, person);
    return keyOf(person, filesEndpoints.link, { params: { id } });
  }),
  'treatments.create': ofPatient(async () => ({ body: aTreatment })),
  'treatments.edit': ofPatient(async (person) => {
    const { id, version } = await madeTreatment(person);
    return { params: { id }, body: { version, title: 'Radiotherapy' } };
  }),
  'treatments.noteSessions': ofPatient(async (person) => {
    const { id, sessions } = await madeTreatment(person, radiotherapyFrom(monday));
    return { params: { id }, body: { sessions: [{ id: sessions[0]?.id, status: 'done' }] } };
  }),
  'treatments.shift': ofPatient(async (person) => {
    const { id, version } = await madeTreatment(person, cyclesFrom(monday));
    return { params: { id }, body: { days: 7, from: monday, version } };
  }),
};
