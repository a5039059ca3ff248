import { newLocation, type NewLocation } from '@caretrail/contract/locations/location-body';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import { addOwnLocation } from '../locations/service.ts';
import { writeRecordIn } from '../patients/service.ts';
import { eyeClinicDays, scanDays, workdays } from './days.ts';

const open = (opens: string, closes: string, days: readonly string[] = workdays) =>
  days.map((day) => ({ day, opens, closes }));

const hospital = {
  organisation: 'University hospital',
  address_lines: ['1 Example Road'],
  city: 'Bristol',
  postcode: 'BS0 0AA',
  country: 'United Kingdom',
  step_free: true,
};

/** Generic names, as in the events: none of them exists. The towns do; the phone numbers are reserved for fiction. */
const places: readonly object[] = [
  {
    ...hospital,
    name: 'Neuro-oncology clinic',
    type: 'clinic',
    department: 'Level 2, gate 25',
    practitioners: ['Specialist nurse'],
    lat: 51.4588,
    lng: -2.5966,
    phone: '01632 960 120',
    on_call_phone: '01632 960 199',
    email: 'neuro-oncology@clinic.example',
    portal_url: 'https://portal.clinic.example/',
    hours: open('08:30', '16:30'),
    access_note: 'Use the east entrance: the lift is on the left. Parking B is nearest.',
    favourite: true,
  },
  {
    ...hospital,
    name: 'Radiology',
    type: 'imaging',
    department: 'Level 0',
    lat: 51.4561,
    lng: -2.5921,
    phone: '01632 960 130',
    hours: open('07:30', '19:00', scanDays),
    access_note: 'Long corridor from the main door. Ask for a wheelchair at the desk.',
  },
  {
    ...hospital,
    name: 'Laboratory',
    type: 'lab',
    department: 'Level 1',
    lat: 51.4607,
    lng: -2.5889,
    phone: '01632 960 140',
    hours: open('07:00', '15:00'),
  },
  {
    ...hospital,
    name: 'Neurosurgery ward',
    type: 'hospital',
    department: 'Level 6',
    lat: 51.4576,
    lng: -2.6003,
    phone: '01632 960 150',
    on_call_phone: '01632 960 151',
    status: 'inactive',
  },
  {
    name: 'Radiotherapy',
    type: 'radiotherapy',
    organisation: 'Cancer centre',
    address_lines: ['20 Example Street'],
    city: 'Cardiff',
    postcode: 'CF0 0AA',
    country: 'United Kingdom',
    lat: 51.4816,
    lng: -3.1791,
    phone: '01632 960 160',
    // On Saturdays what a week has left out.
    hours: [...open('08:00', '18:00'), ...open('09:00', '13:00', ['sat'])],
    access_note: 'Patient transport stops at the door.',
    step_free: true,
  },
  {
    name: 'Rehabilitation centre',
    type: 'rehab',
    address_lines: ['7 Example Terrace'],
    city: 'Bath',
    postcode: 'BA0 0AA',
    country: 'United Kingdom',
    lat: 51.3811,
    lng: -2.359,
    phone: '01632 960 170',
    hours: [...open('08:00', '12:30'), ...open('13:30', '17:00')],
    access_note: 'Two steps at the door; ring for the ramp.',
    step_free: false,
  },
  {
    name: 'Eye clinic',
    type: 'clinic',
    address_lines: ['3 Example Square'],
    city: 'Weston-super-Mare',
    postcode: 'BS0 0AB',
    country: 'United Kingdom',
    lat: 51.346,
    lng: -2.977,
    phone: '01632 960 180',
    hours: open('09:00', '16:00', eyeClinicDays),
  },
  {
    name: 'Pharmacy',
    type: 'pharmacy',
    address_lines: ['12 Example Lane'],
    city: 'Keynsham',
    postcode: 'BS0 0AC',
    country: 'United Kingdom',
    lat: 51.4133,
    lng: -2.4967,
    phone: '01632 960 190',
    hours: [...open('08:30', '18:00'), ...open('09:00', '13:00', ['sat'])],
    access_note: 'They phone when a prescription is ready.',
    favourite: true,
  },
];

export const demoPlaces: readonly NewLocation[] = places.map((place) => newLocation.parse(place));

/** Returns their ids by name: an event is at the place that its practitioner is named after. */
export const seedPlaces = (
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
): Promise<ReadonlyMap<string, string>> =>
  writeRecordIn(deps, tx, context, async (write) => {
    const ids = new Map<string, string>();
    for (const body of demoPlaces) {
      const { id } = await addOwnLocation(deps, write, { id: deps.ids.next(), body });
      ids.set(body.name, id);
    }
    return ids;
  });
