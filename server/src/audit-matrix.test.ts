import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { calendarEndpoints } from '@caretrail/contract/calendar/endpoints';
import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { emergencyCardEndpoints } from '@caretrail/contract/emergency-card/endpoints';
import { noSettings } from '@caretrail/contract/emergency-card/schema';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { defaultReminders } from '@caretrail/contract/reminders/schema';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { fillPath } from '@caretrail/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { asHelperOnly, helperOf, invitedTo } from './testing/circle.ts';
import { escalationFixtures } from './testing/attack/escalation-fixtures.ts';
import { askedEmail, changedEmail, freshAddress } from './testing/email-change.ts';
import { anEvent, editWith, madeEvent, threeWeeks } from './testing/events.ts';
import { aLetter, sendFiles, uploaded } from './testing/library.ts';
import { aLocation, madeLocation } from './testing/locations.ts';
import {
  aDelay,
  aMedication,
  doseName,
  dueDose,
  inCyclesFrom,
  inTwoStrengths,
  madeMedication,
  todayOf,
} from './testing/medications.ts';
import { openSessionFor } from './testing/open-session-for.ts';
import { asAdministrator, asPatient, callApi, type Person } from './testing/people.ts';
import { leastAnswers } from './testing/preboarding-answers.ts';
import { newBrowser, subscribe } from './testing/pushes.ts';
import { png } from './testing/sample-files.ts';
import { goodPassword } from './testing/sign-in.ts';
import { useTestApp } from './testing/test-app.ts';
import { aTreatment, madeTreatment, radiotherapyFrom } from './testing/treatments.ts';

const testApp = useTestApp({ hashing: cheapHashing });
type Change = () => Promise<LightMyRequestResponse>;
/** Creates what the call needs, and returns the call. */
type Recipe = (person: Person) => Promise<Change>;

const db = () => testApp().deps.db;
const monday = '2026-03-02';
const body = (value: object): never => value as never;
const noPreparation =
  (call: (person: Person) => Promise<LightMyRequestResponse>): Recipe =>
  async (person) =>
  () =>
    call(person);

type Kept = {
  remove: typeof locationsEndpoints.remove;
  restore: typeof locationsEndpoints.restore;
};
/** To the bin and back, as for every kind of record. */
const bin = (calls: object, made: (person: Person) => Promise<{ id: string }>) => {
  const { remove, restore } = calls as Kept;
  return {
    remove: async (person: Person) => {
      const params = { id: (await made(person)).id };
      return () => person.call(remove, { params });
    },
    restore: async (person: Person) => {
      const params = { id: (await made(person)).id };
      await person.call(remove, { params });
      return () => person.call(restore, { params });
    },
  };
};
const locationBin = bin(locationsEndpoints, madeLocation);
const treatmentBin = bin(treatmentsEndpoints, madeTreatment);
const medicationBin = bin(medicationsEndpoints, madeMedication);
const eventBin = bin(timelinesEndpoints, (person) => madeEvent(testApp(), person));

const { removeFile, removeFileAlias } = timelinesEndpoints;
const eventFileDelete =
  (call: typeof removeFile | typeof removeFileAlias): Recipe =>
  async (person) => {
    const { id, files } = await madeEvent(testApp(), person, { files: [aLetter()] });
    const params = { eventId: id, fileId: files[0]?.id ?? '' };
    return () => person.call(call, { params });
  };

const recipes: Record<string, Recipe> = {
  'locations.create': noPreparation((person) =>
    person.call(locationsEndpoints.create, { body: aLocation }),
  ),
  'locations.edit': async (person) => {
    const { id, version } = await madeLocation(person);
    return () =>
      person.call(locationsEndpoints.edit, { params: { id }, body: body({ name: 'X', version }) });
  },
  'locations.remove': locationBin.remove,
  'locations.restore': locationBin.restore,
  'treatments.create': noPreparation((person) =>
    person.call(treatmentsEndpoints.create, { body: body(aTreatment) }),
  ),
  'treatments.edit': async (person) => {
    const { id, version } = await madeTreatment(person);
    return () =>
      person.call(treatmentsEndpoints.edit, {
        params: { id },
        body: body({ title: 'X', version }),
      });
  },
  'treatments.remove': treatmentBin.remove,
  'treatments.restore': treatmentBin.restore,
  'treatments.noteSessions': async (person) => {
    const { id, sessions } = await madeTreatment(person, radiotherapyFrom(monday));
    const notes = { sessions: [{ id: sessions[0]?.id, status: 'done' }] };
    return () =>
      person.call(treatmentsEndpoints.noteSessions, { params: { id }, body: body(notes) });
  },
  'treatments.shift': async (person) => {
    const { id, version } = await madeTreatment(person, radiotherapyFrom(monday));
    const shift = { days: 7, from: monday, version };
    return () => person.call(treatmentsEndpoints.shift, { params: { id }, body: body(shift) });
  },
  'medications.listOrAdd': noPreparation((person) =>
    person.call(medicationsEndpoints.listOrAdd, { body: body(aMedication) }),
  ),
  'medications.edit': async (person) => {
    const { id, version } = await madeMedication(person);
    return () =>
      person.call(medicationsEndpoints.edit, {
        params: { id },
        body: body({ name: 'X', version }),
      });
  },
  'medications.remove': medicationBin.remove,
  'medications.restore': medicationBin.restore,
  'medications.changePlan': async (person) => {
    const { id } = await madeMedication(person, inCyclesFrom(todayOf(testApp())));
    return () =>
      person.call(medicationsEndpoints.changePlan, {
        params: { id },
        body: body({ change: aDelay }),
      });
  },
  'medications.changeStock': async (person) => {
    const { id } = await madeMedication(person, inTwoStrengths(todayOf(testApp())));
    return () =>
      person.call(medicationsEndpoints.changeStock, {
        params: { id },
        body: body({ strength: '140 mg', add: 5 }),
      });
  },
  'medications.logDose': async (person) => {
    const made = await madeMedication(person);
    const dose = { status: 'taken', ...doseName(made, 'at-0800', todayOf(testApp())) };
    return () =>
      person.call(medicationsEndpoints.logDose, { params: { id: made.id }, body: body(dose) });
  },
  'medications.postponeDose': async (person) => {
    const made = await madeMedication(person);
    const later = await dueDose(testApp(), person, made);
    return () =>
      person.call(medicationsEndpoints.postponeDose, {
        params: { id: made.id },
        body: body(later),
      });
  },
  'timelines.create': noPreparation((person) =>
    person.call(timelinesEndpoints.create, { body: body(anEvent) }),
  ),
  'timelines.edit': async (person) => {
    const { id, version } = await madeEvent(testApp(), person);
    const fields = { title: 'X', version: String(version) };
    return () => editWith(testApp(), person, id, { fields });
  },
  'series.edit': async (person) => {
    const { id } = await madeEvent(testApp(), person, { repeat: threeWeeks });
    return () =>
      person.call(seriesEndpoints.edit, {
        params: { id },
        body: { scope: 'later', title: 'X' },
      });
  },
  'series.remove': async (person) => {
    const { id } = await madeEvent(testApp(), person, { repeat: threeWeeks });
    return () => person.call(seriesEndpoints.remove, { params: { id }, query: { scope: 'later' } });
  },
  'timelines.remove': eventBin.remove,
  'timelines.restore': eventBin.restore,
  'timelines.removeFile': eventFileDelete(removeFile),
  'timelines.removeFileAlias': eventFileDelete(removeFileAlias),
  'files.upload': async (person) => () => sendFiles(testApp(), person, { files: [aLetter()] }),
  'files.edit': async (person) => {
    const { id } = await uploaded(testApp(), person);
    return () => person.call(filesEndpoints.edit, { params: { id }, body: body({ title: 'X' }) });
  },
  'files.remove': async (person) => {
    const { id } = await uploaded(testApp(), person);
    return () => person.call(filesEndpoints.remove, { params: { id } });
  },
  'files.purge': async (person) => {
    const params = { id: (await uploaded(testApp(), person)).id };
    await person.call(filesEndpoints.remove, { params });
    return () => person.call(filesEndpoints.purge, { params });
  },
  'files.link': async (person) => {
    const { id } = await uploaded(testApp(), person);
    return () => person.call(filesEndpoints.link, { params: { id } });
  },
  'files.keepFirstPage': async (person) => {
    const { id } = await uploaded(testApp(), person);
    const picture = (await png()).toString('base64');
    return () => person.call(filesEndpoints.keepFirstPage, { params: { id }, body: { picture } });
  },
  'files.dismissSuggestion': async (person) => {
    const { id } = await uploaded(testApp(), person);
    return () => person.call(filesEndpoints.dismissSuggestion, { params: { id } });
  },
  'profile.editAnswers': async (person) => {
    const { version } = (await person.call(profileEndpoints.readAnswers)).json<{
      version: number;
    }>();
    const edit = { version, people: { hospital: 'X' } };
    return () => person.call(profileEndpoints.editAnswers, { body: body(edit) });
  },
  'profile.declineQuestion': noPreparation((person) =>
    person.call(profileEndpoints.declineQuestion, {
      body: { question: 'people.hospital', decision: 'never' },
    }),
  ),
  'profile.hideFirstThings': noPreparation((person) =>
    person.call(profileEndpoints.hideFirstThings),
  ),
  'patients.chooseZone': noPreparation((person) =>
    person.call(patientsEndpoints.chooseZone, { body: body({ time_zone: 'Asia/Kathmandu' }) }),
  ),
  'reminders.save': noPreparation((person) =>
    person.call(remindersEndpoints.save, {
      body: body({ ...defaultReminders, doses_by: ['email'] }),
    }),
  ),
  'push.addDevice': noPreparation((person) =>
    person.call(pushEndpoints.addDevice, { body: newBrowser() }),
  ),
  'push.renameDevice': async (person) => {
    const params = { id: (await subscribe(person, { subscription: newBrowser() })).id };
    return () => person.call(pushEndpoints.renameDevice, { params, body: { name: 'Tablet' } });
  },
  'push.removeDevice': async (person) => {
    const params = { id: (await subscribe(person, { subscription: newBrowser() })).id };
    return () => person.call(pushEndpoints.removeDevice, { params });
  },
  'emergencyCard.edit': noPreparation((person) =>
    person.call(emergencyCardEndpoints.edit, {
      body: { ...noSettings, version: 1, seizures: 'Call 112.' },
    }),
  ),
  'emergencyCard.allow': noPreparation((person) =>
    person.call(emergencyCardEndpoints.allow, { body: { token: 'a'.repeat(22) } }),
  ),
  'emergencyCard.withdraw': async (person) => {
    await person.call(emergencyCardEndpoints.allow, { body: { token: 'b'.repeat(22) } });
    return () => person.call(emergencyCardEndpoints.withdraw);
  },
  'emergencyCard.remove': async (person) => {
    const sent = { body: { token: 'c'.repeat(22) } };
    await person.call(emergencyCardEndpoints.allow, sent);
    return () => person.call(emergencyCardEndpoints.remove, sent);
  },
  'dashboard.choose': noPreparation((person) =>
    person.call(dashboardEndpoints.choose, { body: { watched_symptom: 'Headache' } }),
  ),
  'checkIn.save': noPreparation((person) =>
    person.call(checkInEndpoints.save, {
      params: { day: '2026-01-05' },
      body: { mood: 'good' },
    }),
  ),
  'articles.choose': noPreparation((person) =>
    person.call(articlesEndpoints.choose, { body: { hide_outlook: false } }),
  ),
  'terms.decideResearchContact': noPreparation((person) =>
    person.call(termsEndpoints.decideResearchContact, { body: { accepted: true } }),
  ),
  'terms.accept': async () => {
    const person = await asPatient(testApp(), { terms_version: null });
    const { version } = testApp().deps.terms;
    return () =>
      person.call(termsEndpoints.accept, {
        body: body({ version, accepted: true, health_data: true }),
      });
  },
  'preboarding.save': async () => {
    const person = await asPatient(testApp(), { preboarding_completed: false });
    return () => person.call(preboardingEndpoints.save, { body: body(leastAnswers) });
  },
  'preboarding.submit': async () => {
    const person = await asPatient(testApp(), { preboarding_completed: false });
    return () => person.call(preboardingEndpoints.submit, { body: body(leastAnswers) });
  },
  'circle.invite': noPreparation((person) =>
    person.call(circleEndpoints.invite, {
      body: { email: freshAddress(), name: '', role: 'viewer', areas: ['files'], ends_on: null },
    }),
  ),
  'circle.takeBack': async (person) => {
    const { id } = await invitedTo(testApp(), person, freshAddress());
    return () => person.call(circleEndpoints.takeBack, { params: { id } });
  },
  'circle.edit': async (person) => {
    const { grantId: id } = await helperOf(testApp(), person);
    return () =>
      person.call(circleEndpoints.edit, { params: { id }, body: { role: 'viewer', version: 1 } });
  },
  'circle.end': async (person) => {
    const { grantId: id } = await helperOf(testApp(), person);
    return () => person.call(circleEndpoints.end, { params: { id } });
  },
  'circle.endAll': async (person) => {
    await helperOf(testApp(), person);
    return () => person.call(circleEndpoints.endAll);
  },
  'circle.register': async (person) => {
    const { token } = await invitedTo(testApp(), person, freshAddress());
    const names = { first_name: 'Ben', last_name: 'Oak' };
    return () =>
      callApi(testApp(), circleEndpoints.register, {
        body: { token, ...names, password: goodPassword },
      });
  },
  'circle.accept': async (person) => {
    const helper = await asPatient(testApp());
    const { token } = await invitedTo(testApp(), person, helper.email);
    return () => helper.call(circleEndpoints.accept, { body: { token } });
  },
  'circle.leave': async (person) => {
    const { grantId: id, atHome } = await helperOf(testApp(), person);
    return () => atHome.call(circleEndpoints.leave, { params: { id } });
  },
  'circle.startOwnRecord': async () => {
    const helper = await asHelperOnly(testApp());
    return () => helper.call(circleEndpoints.startOwnRecord);
  },
  'calendar.create': noPreparation((person) =>
    person.call(calendarEndpoints.create, { body: { mode: 'discreet' } }),
  ),
  'calendar.edit': async (person) => {
    await person.call(calendarEndpoints.create, { body: { mode: 'discreet' } });
    return () => person.call(calendarEndpoints.edit, { body: { mode: 'full' } });
  },
  'calendar.remove': async (person) => {
    await person.call(calendarEndpoints.create, { body: { mode: 'discreet' } });
    return () => person.call(calendarEndpoints.remove);
  },
  'export.link': noPreparation((person) => person.call(exportEndpoints.link)),
  'account.rename': async () => {
    const person = await asAdministrator(testApp());
    const names = { first_name: 'Ada', last_name: 'Min' };
    return () => person.call(accountEndpoints.rename, { body: names });
  },
  'account.endSession': async (person) => {
    const { sessionId } = await openSessionFor(testApp(), person.userId).then(async () => ({
      sessionId: (
        await db().one<{ id: string }>(
          `SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
          [person.userId],
        )
      ).id,
    }));
    return () => person.call(accountEndpoints.endSession, { params: { id: sessionId } });
  },
  'account.endOtherSessions': async (person) => {
    await openSessionFor(testApp(), person.userId);
    return () => person.call(accountEndpoints.endOtherSessions);
  },
  'account.askEmailChange': noPreparation((person) =>
    person.call(accountEndpoints.askEmailChange, { body: { email: freshAddress() } }),
  ),
  'account.confirmEmailChange': async (person) => {
    const code = await askedEmail(testApp(), person, freshAddress());
    return () => person.call(accountEndpoints.confirmEmailChange, { body: { code } });
  },
  'account.takeBackEmail': async (person) => {
    const token = await changedEmail(testApp(), person, freshAddress());
    return () => person.call(accountEndpoints.takeBackEmail, { body: { token } });
  },
  'account.requestDeletion': async () => {
    const person = await asPatient(testApp(), { password: goodPassword });
    return () =>
      person.call(accountEndpoints.requestDeletion, { body: { password: goodPassword } });
  },
  'account.keep': async () => {
    const person = await asPatient(testApp(), { password: goodPassword });
    await person.call(accountEndpoints.requestDeletion, { body: { password: goodPassword } });
    return () => person.call(accountEndpoints.keep);
  },
  'auth.logout': noPreparation((person) => person.call(authEndpoints.logout)),
  'auth.sendEmailCode': async () => {
    const person = await asPatient(testApp(), { aal: 1 });
    return () => person.call(authEndpoints.sendEmailCode);
  },
  'audit.search': async () => {
    const person = await asAdministrator(testApp());
    return () => person.call(auditEndpoints.search, { body: {} });
  },
  'audit.export': async () => {
    const person = await asAdministrator(testApp());
    return () => person.call(auditEndpoints.export, { body: {} });
  },
};

/** Prepared as for the attacks: each has its people, its request or its message. */
const preparedCalls = Object.fromEntries(
  Object.entries(escalationFixtures)
    .filter(([name]) => !name.endsWith('State'))
    .map(([name, make]): [string, Recipe] => [
      name,
      async () => {
        const { token = '', headers = [], params = {}, body: sent } = await make(testApp());
        const { endpoint } = allEndpoints.find((call) => call.name === name) ?? {};
        return () =>
          testApp().app.inject({
            method: endpoint?.method ?? 'GET',
            url: fillPath(endpoint?.path ?? '', params),
            ...(sent && { payload: sent }),
            headers: { ...Object.fromEntries(headers), authorization: `Bearer ${token}` },
          });
      },
    ]),
);
Object.assign(recipes, preparedCalls);

/** An upload has its own event, which goes to the bin with it: two things change, each has its row. */
const twoThings = new Set(['files.upload', 'files.remove']);
/** They only read, though they are sent by POST (§7), or show thumbnails, each of which is logged when it is shown. */
const reads = [
  'articles.list',
  'circle.openInvitation',
  'circle.readInvitation',
  'emergencyCard.state',
  'escalation.onItState',
  'successor.refusalState',
  'locations.findAddress',
  'medications.previewFirstDay',
  'files.thumbnails',
  'files.zip',
  'files.findInTexts',
  'push.actState',
  'search.find',
];
/** It notes what was on the screen, and changes nothing in the record. */
const notes = ['profile.showQuestion', 'push.testDevice', 'push.confirm', 'push.receipt'];
/** They need codes, passwords, other parties or their own states: the tests of their module name each row. */
const inTheirModules = [
  'auth.login',
  'auth.refresh',
  'auth.verifyEmailCode',
  'auth.enrolTotp',
  'auth.confirmTotp',
  'auth.verifyTotp',
  'auth.forgotPassword',
  'auth.verifyResetCode',
  'auth.resetPassword',
  'auth.returnFromProvider',
  'account.changePassword',
  'account.renewRecoveryCodes',
  'account.useEmailCode',
  'profile.edit',
  'push.act',
  'users.invite',
  'users.edit',
];

const rowsNow = async (): Promise<number> =>
  (await db().one<{ count: number }>(`SELECT count(*) FROM audit_log`)).count;

describe('every change and its row in the audit log', () => {
  it('covers every call that is not a GET', () => {
    const changing = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(changing.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(recipes), ...reads, ...notes, ...inTheirModules].toSorted(),
    );
  });

  it.each(Object.keys(recipes))(
    'has exactly one row for each thing that %s changed',
    async (name) => {
      const person = await asPatient(testApp());
      const change = await recipes[name]?.(person);
      const before = await rowsNow();
      const answer = await change?.();
      expect(answer?.statusCode, answer?.body).toBeLessThan(300);
      expect((await rowsNow()) - before).toBe(twoThings.has(name) ? 2 : 1);
    },
  );

  it('has no row for a refused change', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeLocation(person);
    const before = await rowsNow();
    await person.call(locationsEndpoints.edit, { params: { id }, body: body({ name: '' }) });
    await person.call(locationsEndpoints.edit, { params: { id }, body: body({ version: 9 }) });
    expect((await rowsNow()) - before).toBe(0);
  });
});
