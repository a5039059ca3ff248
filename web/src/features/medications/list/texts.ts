import { andList } from '@caretrail/contract/medications/dose-total';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { todayTexts } from '../doses/texts.ts';

/** Texts of the two lists. */
export const listTexts = {
  tabs: 'Your medicines',
  current: 'Current',
  completed: 'Completed',
  loading: 'Loading your medicines…',
  add: 'Add a medicine',
  empty: 'You have no current medicines. Start with the one you take most often.',
  emptyCompleted: 'Medicines you have stopped or completed will show here.',
  noMatch: 'No medicines match your search.',
  showAll: 'Show all medicines',
  neverStop: 'Do not stop suddenly',
  sudden: (names: string): string => `Do not stop suddenly: ${names}. Speak to your clinic first.`,
  hazardous: todayTexts.hazardous,
  next: (when: string): string => `Next: ${when}`,
  noTimes: 'No times set',
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
  deleteBody: (names: readonly string[]): string =>
    `This deletes ${andList(names)}, with recorded doses and history. If you no longer take a medicine, open it and select “Stop taking it” instead: that keeps it in your record. ${undoPeriod}`,
  deleteConfirm: (count: number): string =>
    count === 1 ? 'Delete 1 medicine' : `Delete ${count} medicines`,
  removed: (names: readonly string[]): string =>
    names.length === 1
      ? `“${names[0]}” was deleted. ${undoPeriod}`
      : `${names.length} medicines were deleted: ${andList(names)}. ${undoPeriod}`,
} as const;
