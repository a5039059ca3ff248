/** For what belongs to a treatment: medicines, events and files. */
export { TreatmentField, TreatmentLink, useTreatmentChoices } from './treatment-choices.tsx';
