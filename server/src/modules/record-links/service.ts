/** For every record that refers to another one of the patient. */
export { assertOwnLinks, namesLinks } from './own-links.ts';

/** For treatments: which medicines, events and files belong to one. */
export { linkNames, putTreatmentLinks, type TreatmentLinks } from './treatment-links.ts';
