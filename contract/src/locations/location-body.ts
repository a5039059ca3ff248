import * as z from 'zod/mini';
import { emailAddress, plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { anyNumber, limitedList } from '../http/bounded.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { webAddress } from '../http/web-address.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { newExceptions, newHours } from './hours.ts';
import { locationStatus, locationType } from './labels.ts';
import { locationErrors } from './texts.ts';

/** How long the lists of one place may grow. */
export const locationLists = { addressLines: 5, practitioners: 20 } as const;

const short = plainText(limits.text.short);
const yesOrNo = z.boolean({ error: () => locationErrors.yesOrNo });
/** Written as on the letter ('ext. 12' included), but something to dial. */
const phone = short.check(
  z.refine((text) => text === '' || /\d\D*\d\D*\d/.test(text), {
    error: () => locationErrors.phone,
  }),
);

const shape = {
  name: requiredText(limits.text.title, () => locationErrors.name),
  type: locationType,
  organisation: short,
  department: short,
  practitioners: limitedList(requiredText(limits.text.short), locationLists.practitioners),
  address_lines: limitedList(requiredText(limits.text.short), locationLists.addressLines),
  city: short,
  region: short,
  postcode: short,
  country: short,
  lat: z.nullable(anyNumber(-90, 90)),
  lng: z.nullable(anyNumber(-180, 180)),
  phone,
  on_call_phone: phone,
  email: z.nullable(emailAddress),
  website: z.nullable(webAddress),
  portal_url: z.nullable(webAddress),
  hours: newHours,
  exceptions: newExceptions,
  /** Door, parking, lift. */
  access_note: plainText(limits.locations.noteLength),
  step_free: z.nullable(yesOrNo),
  favourite: yesOrNo,
  status: locationStatus,
  /** Where the details were copied from. */
  source: short,
};

type Position = { [K in 'lat' | 'lng']?: number | null | undefined };
/** Absent (in an edit) is not the same as `null`: both or neither has to be named. */
const kindOf = (value: number | null | undefined): string =>
  value === null ? 'null' : typeof value;
const positionIsWhole = z.refine<Position>(({ lat, lng }) => kindOf(lat) === kindOf(lng), {
  path: ['lng'],
  error: () => locationErrors.position,
});

export const newLocation = z
  .strictObject(
    withDefaults(shape, {
      organisation: '',
      department: '',
      practitioners: [],
      address_lines: [],
      city: '',
      region: '',
      postcode: '',
      country: '',
      lat: null,
      lng: null,
      phone: '',
      on_call_phone: '',
      email: null,
      website: null,
      portal_url: null,
      hours: [],
      exceptions: [],
      access_note: '',
      step_free: null,
      favourite: false,
      status: 'active',
      source: '',
    }),
  )
  .check(positionIsWhole);
export type NewLocation = z.infer<typeof newLocation>;

export const locationEdit = z
  .partial(z.strictObject({ ...shape, version: recordVersion }))
  .check(positionIsWhole);
export type LocationEdit = z.infer<typeof locationEdit>;
