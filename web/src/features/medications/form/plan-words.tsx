import type { Phase } from '@caretrail/contract/medications/schedule';
import { LineList } from '../words/line-list.tsx';
import { planLines } from './plan-lines.ts';
import { taperTexts } from './plan-texts.ts';

type PlanWordsProps = {
  readonly phases: readonly Phase[];
  /** The day on which a change starts; null for a new medicine. */
  readonly from: string | null;
  /** Warn about calculated amounts that whole and half tablets cannot make. */
  readonly isTaper?: boolean;
};

/** A plan in words, before it is saved. */
export const PlanWords = ({ phases, from, isTaper = false }: PlanWordsProps) => (
  <LineList
    lines={planLines(phases, from)}
    noteOf={({ isOdd }) =>
      isTaper && isOdd && <span className="block text-problem">{taperTexts.notHalves}</span>
    }
  />
);
