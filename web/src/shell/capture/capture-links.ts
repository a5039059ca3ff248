import {
  type EntryKind,
  newEntryHref,
  newRecordHref,
} from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import type { BegunState } from '../../lib/begun-state.ts';

/** A link to a form: its address, and a reference to what the form begins with. */
export type FormLink = { readonly to: string; readonly state?: BegunState };

export const newEventHref = newRecordHref('event');
export const asNeededHref = `${hrefOf('medication')}#as-needed`;
/** Files have no form, so their link opens the upload panel. */
export const newFileHref = `${hrefOf('filesDocuments')}#add-files`;

export const newMedicineHref = newRecordHref('medicine');
export const newTreatmentHref = newRecordHref('treatment');
export const newPlaceHref = newRecordHref('place');

/** The section of the profile. */
export const emergencyCardHref = `${hrefOf('settings')}?section=card`;

const newEntry = (kind: EntryKind): FormLink => ({ to: newEntryHref(kind) });

export const newAppointment = newEntry('appointment');
export const newNote = newEntry('note');
export const newSymptom = newEntry('symptom');
export const newSeizure = newEntry('seizure');
export const newCheckIn = newEntry('checkIn');
