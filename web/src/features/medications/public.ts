/** The time zone question, which the dashboard also shows. */
export { useZoneQuestionLater } from './zone-question/use-zone-question-later.tsx';
/** Doses for other features. Keep it light: no form, list or calendar may be imported from here. */
export { DoseAnswer, DoseBadges, DoseClearedLine, DoseProblemLine } from './doses/dose-answer.tsx';
export { useCanChangeDose } from './doses/can-change-dose.ts';
export { DoseDialogs, DoseNotices } from './doses/dose-dialogs.tsx';
export { dosePlaceOf, isPutOff } from './doses/dose-place.ts';
export { dosesOfDayHref } from './doses/doses-of-day-href.ts';
export { RecordAll } from './doses/record-all.tsx';
export { allTexts, todayTexts } from './doses/texts.ts';
export {
  formatExact,
  formatKeptEntry,
  momentAt,
  nameOfDay,
  placeAside,
  plannedClock,
} from './doses/format-dose.ts';
export type { Recorded, RecordedDoses } from './doses/use-recorded.ts';
export { type DoseRecording, useRecordDoses } from './doses/use-record-doses.ts';
