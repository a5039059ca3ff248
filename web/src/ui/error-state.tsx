import { messages } from '@caretrail/contract/i18n/messages';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';

const texts = messages('ui/error-state', {
  /** The error, and that older content is still shown. */
  stale: '{message} What you see here may be out of date.',
  retry: 'Try again',
});

type ErrorStateProps = {
  readonly message: string;
  readonly onRetry: () => void;
  /** A retry is running. */
  readonly isBusy?: boolean;
  /** Older content is still shown. */
  readonly isStale?: boolean;
};

/** Shown in place of content that could not be loaded. Announced, but not focused. */
export function ErrorState({ message, onRetry, isBusy = false, isStale = false }: ErrorStateProps) {
  return (
    <div className="rounded-sheet border-2 border-problem bg-problem-tint p-5">
      <p role="alert" className="flex gap-3 font-medium text-problem">
        <CircleAlert className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {isStale ? texts.stale({ message }) : message}
        </span>
      </p>
      <Button look="secondary" className="mt-4" isBusy={isBusy} onClick={onRetry}>
        <RotateCw className="size-5" aria-hidden="true" />
        {texts.retry}
      </Button>
    </div>
  );
}
