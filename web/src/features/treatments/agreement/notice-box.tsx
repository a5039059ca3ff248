import type { ReactNode } from 'react';
import { ProblemIcon } from '../../../ui/problem-icon.tsx';
import { agreementTexts as texts } from './texts.ts';

type NoticeBoxProps = {
  readonly lines: readonly string[];
  /** The ways to correct it. */
  readonly children: ReactNode;
};

/** Where a link to the other way leads. Stands for as long as the two differ, on paper as well. */
export const NoticeBox = ({ lines, children }: NoticeBoxProps) => (
  <div
    id="dates"
    tabIndex={-1}
    role="note"
    className="flex gap-3 rounded-control border-2 border-problem bg-problem-tint px-4 py-3"
  >
    <ProblemIcon className="mt-0.5 size-6 shrink-0 text-problem" />
    <div className="min-w-0 space-y-2 wrap-anywhere">
      {lines.map((line) => (
        <p key={line} className="font-medium">
          {line}
        </p>
      ))}
      <p>{texts.ask}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">{children}</div>
    </div>
  </div>
);
