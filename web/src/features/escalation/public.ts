/** For the profile of the patient, whose section is a chunk of its own. */
export { PatientDuty } from './duty/patient-duty.tsx';
export { dutyTexts } from './duty/texts.ts';
export { lostBy } from './critical/no-one-left.ts';
export { MessagesForm } from './messages/messages-form.tsx';
