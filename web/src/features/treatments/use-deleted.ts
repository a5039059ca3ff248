import { useKept } from '../../session/use-kept.ts';

export type DeletedTreatment = {
  readonly id: string;
  readonly title: string;
  readonly untilMs: number;
};

/** What was deleted a moment ago on its own page; the list offers to undo it. */
export const useDeleted = () => useKept<DeletedTreatment>('deleted treatment');
