import { newRecordHref, recordHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import type { AgendaEvent, Dashboard } from '@caretrail/contract/dashboard/schema';
import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import { asksQuestions, type EventType, isVisit } from '@caretrail/contract/timelines/event-types';
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

/** The next visit that can hold a question: a session of a treatment has no form for one. */
export const visitToAsk = (shown: Dashboard | undefined): AgendaEvent | null =>
  [shown?.next_visit ?? null, ...(shown?.upcoming ?? [])].find(
    (event) =>
      event !== null &&
      !event.is_session &&
      isVisit(event.event_type) &&
      asksQuestions(event.event_type),
  ) ?? null;

/** The page of the next visit, at its field for one more question; without a visit the form of a new appointment. */
export const newQuestion = (visit: AgendaEvent | null): FormLink => {
  const questions = [''];
  const state = stateToBegin({ event_type: visit?.event_type ?? 'Appointment', questions });
  const to = visit === null ? newEventHref : recordHref('event', visit.id);
  return { to, state };
};
