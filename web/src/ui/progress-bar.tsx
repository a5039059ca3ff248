import { messages } from '@caretrail/contract/i18n/messages';
import { useId } from 'react';

const texts = messages('ui/progress-bar', { done: '{percent, number}%' });

type ProgressBarProps = {
  /** What is running. */
  readonly label: string;
  /** From 0 to 1; undefined if the duration is unknown. */
  readonly done?: number;
};

export function ProgressBar({ label, done }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        {done !== undefined && (
          <span aria-hidden="true">{texts.done({ percent: Math.round(done * 100) })}</span>
        )}
      </div>
      <progress
        id={id}
        value={done}
        max={1}
        className="block h-3 w-full appearance-none overflow-hidden rounded-full border-2 border-edge bg-sheet [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sheet [&::-webkit-progress-value]:bg-action"
      />
    </div>
  );
}
