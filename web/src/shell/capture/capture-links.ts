import { newRecordHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import type { EventType } from '@caretrail/contract/timelines/event-types';
import { type BegunState, stateToBegin } from '../../lib/begun-state.ts';
import { hideOffered } from '../../lib/hidden-state.ts';

/** Initial values of the form. Passed in memory: an address or the history of the browser would reveal an illness. */
export type Beginning = {
  readonly event_type: EventType;
  readonly symptoms?: readonly string[];
  /** An empty line for one more question. */
  readonly questions?: readonly string[];
};

/** A link to a form: its address, and a reference to what the form begins with. */
export type FormLink = { readonly to: string; readonly state?: BegunState };

export const newEventHref = newRecordHref('event');
export const asNeededHref = `${hrefOf('medication')}#as-needed`;
/** Files have no form, so their link opens the upload panel. */
export const newFileHref = `${hrefOf('filesDocuments')}#add-files`;

export const newMedicineHref = newRecordHref('medicine');
export const newTreatmentHref = newRecordHref('treatment');
export const newPlaceHref = newRecordHref('place');

const newEvent = (begin: Beginning): FormLink => ({
  to: newEventHref,
  state: stateToBegin(begin, hideOffered),
});

export const newAppointment: FormLink = newEvent({ event_type: 'Appointment' });
export const newNote: FormLink = newEvent({ event_type: 'Important Data' });
export const newSymptom: FormLink = newEvent({ event_type: 'Important Data', symptoms: [''] });
export const newSeizure: FormLink = newEvent({
  event_type: 'Important Data',
  symptoms: [symptomNames.seizure],
});
