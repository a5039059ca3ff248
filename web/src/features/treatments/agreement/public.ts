/** For medicines: whether they have the days of the plan of their treatment. */
export { MedicineNotice, PlanStays, useTreatmentOf } from './medicine-notice.tsx';
