/** For medicines: whether they have the days of the plan of their treatment, and what did not move with them. */
export { LeftBehindNote, noteEventsLeft } from './left-behind-note.tsx';
export { MedicineNotice, PlanStays, useTreatmentOf } from './medicine-notice.tsx';
