/** Which clock the medicines follow: the dashboard asks it too. */
export { ZoneQuestion } from './zone-question/zone-question.tsx';
/** What other features show of doses. Light: no form, list or calendar of medicines comes with it. */
export { DoseAnswer, DoseBadges, DoseProblemLine } from './doses/dose-answer.tsx';
export { DoseDialogs, DoseNotices } from './doses/dose-dialogs.tsx';
export { dosePlaceOf, inOrder, isPutOff } from './doses/dose-place.ts';
export { dayNow, dueMoment, formatAmount } from './doses/format-dose.ts';
export type { Recorded, RecordedDoses } from './doses/use-recorded.ts';
export { useRecordDoses } from './doses/use-record-doses.ts';
