import { ProblemIcon } from '../../ui/problem-icon.tsx';
import type { DoseProblem } from './use-dose-log.ts';

/** Why a dose was not recorded, in its row: read out, and the focus stays at its buttons. */
export const DoseProblemLine = ({ problem }: { readonly problem: DoseProblem | undefined }) =>
  problem && (
    <p role="alert" className="flex basis-full gap-2 font-medium text-problem">
      <ProblemIcon className="mt-1 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{`${problem.name}: ${problem.text}`}</span>
    </p>
  );
