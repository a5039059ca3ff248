import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { insertGrant } from '../circle.ts';
import { madeEvent, threeWeeks } from '../events.ts';
import { uploaded } from '../library.ts';
import { madeLocation } from '../locations.ts';
import { madeMedication } from '../medications.ts';
import { openSessionFor } from '../open-session-for.ts';
import { asAdministrator, asPatient, type Person } from '../people.ts';
import { newBrowser, subscribe } from '../pushes.ts';
import type { TestApp } from '../test-app.ts';
import { madeTreatment } from '../treatments.ts';

/** An attacker at every step of the sign-in, with a small record. */
export type Attacker = {
  /** The token that a call of this audience accepts. */
  tokenFor(endpoint: Pick<Endpoint, 'audience'>): string | undefined;
  /** The record of someone else, of which some is open to them. */
  readonly helped: string;
  /** Their own records, for the calls of a group. */
  idsFor(group: string): readonly string[];
  /** Signs in again, after a call that has ended one of their sessions. */
  signInAgain(): Promise<void>;
};

export async function newAttacker(testApp: TestApp): Promise<Attacker> {
  const patient = await asPatient(testApp);
  const newcomer = await asPatient(testApp, { preboarding_completed: false });
  const halfWay = await asPatient(testApp, { aal: 1 });
  const administrator = await asAdministrator(testApp);
  const helped = await asPatient(testApp);
  await insertGrant(testApp, helped.patientId, patient, { areas: ['calendar', 'files'] });
  const [treatment, location, event] = [
    await madeTreatment(patient),
    await madeLocation(patient),
    await madeEvent(testApp, patient),
  ];
  const series = await madeEvent(testApp, patient, { repeat: threeWeeks });
  const medication = await madeMedication(patient);
  const file = await uploaded(testApp, patient);
  const device = await subscribe(patient, { subscription: newBrowser() });
  const ids: Record<string, string[]> = {
    timelines: [event.id, file.id],
    series: [series.id],
    medications: [medication.id],
    treatments: [treatment.id],
    locations: [location.id],
    files: [file.id],
    push: [device.id],
    users: [halfWay.userId],
  };
  const people = { patient, newcomer, halfWay, administrator };
  const tokens = new Map<Person, string>();
  const signInAgain = async (): Promise<void> => {
    for (const person of Object.values(people)) {
      const aal = person === halfWay ? 1 : 2;
      tokens.set(person, (await openSessionFor(testApp, person.userId, aal)).access);
    }
  };
  const whoAsks: Partial<Record<Endpoint['audience'], Person>> = {
    aal1: halfWay,
    aal2: newcomer,
    terms: newcomer,
    administrator,
  };
  return {
    helped: helped.patientId ?? '',
    tokenFor: ({ audience }) => {
      const person = whoAsks[audience] ?? patient;
      return audience === 'public' ? undefined : (tokens.get(person) ?? person.access);
    },
    idsFor: (group) => ids[group] ?? Object.values(ids).flat(),
    signInAgain,
  };
}
