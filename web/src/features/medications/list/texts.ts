import { undoInWords } from '../../../lib/undo-time.ts';

/** The words of the two lists. */
export const listTexts = {
  tabs: 'Your medicines',
  current: 'Current',
  completed: 'Completed',
  loading: 'Loading your medicines…',
  add: 'Add a medicine',
  empty:
    'Your medicines and when to take them will stand here. Start with the one you take most often.',
  emptyCompleted: 'Medicines that you no longer take will stand here, with their dates.',
  noMatch: 'No medicine matches what you are looking for.',
  showAll: 'Show all medicines',
  neverStop: 'Do not stop suddenly',
  sudden: (names: string): string =>
    `Must not be stopped suddenly: ${names}. Speak to your clinic before you stop taking it.`,
  hazardous: 'Handle with care',
  next: (when: string): string => `Next: ${when}`,
  noTimes: 'No times are set',
  dates: (from: string, to: string | null): string =>
    to === null ? `From ${from}` : `${from} to ${to}`,
  over: {
    stopped: (day: string): string => `Stopped on ${day}`,
    completed: (day: string): string => `Completed on ${day}`,
  },
  datesOver: (from: string, over: string): string => `From ${from}. ${over}.`,
  because: (reason: string): string => `Reason: ${reason}`,
  print: 'Print the list',
  select: 'Select',
  selectAll: 'Select all',
  selectNone: 'Select none',
  selectOne: (name: string): string => `Select ${name}`,
  selected: (count: number): string =>
    count === 1 ? '1 medicine selected' : `${count} medicines selected`,
  deleteSelected: 'Delete selected',
  stopSelecting: 'Cancel',
  deleteQuestion: (count: number): string =>
    count === 1 ? 'Delete 1 medicine?' : `Delete ${count} medicines?`,
  deleteBody:
    'Their doses and their history go with them. A medicine that you no longer take is better marked as stopped: then it stays on record.',
  deleteConfirm: (count: number): string =>
    count === 1 ? 'Delete 1 medicine' : `Delete ${count} medicines`,
  removed: (name: string): string => `“${name}” was deleted. ${undoInWords}`,
} as const;
