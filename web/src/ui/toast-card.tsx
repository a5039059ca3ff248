import { messages } from '@caretrail/contract/i18n/messages';
import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react';

const texts = messages('ui/toast-card', { problem: 'Problem', close: 'Close' });

const tones = {
  // No label: 'Done' is also the status of an event, and the message says what succeeded.
  success: { Icon: CircleCheck, word: null, look: 'border-fine bg-fine-tint text-fine' },
  // Neither: its message says what it waits for.
  waiting: { Icon: Clock, word: null, look: 'border-edge bg-sheet text-ink' },
  error: {
    Icon: CircleAlert,
    word: texts.problem,
    look: 'border-problem bg-problem-tint text-problem',
  },
} as const;

type ToastCardProps = {
  readonly tone: keyof typeof tones;
  readonly message: string;
  readonly onClose: () => void;
};

/** The look of a toast. The caller decides on its position, duration and announcement. */
export function ToastCard({ tone, message, onClose }: ToastCardProps) {
  const { Icon, word, look } = tones[tone];
  return (
    <div
      className={`flex w-full flex-wrap items-start justify-end gap-x-3 rounded-control border-2 py-1.5 ps-4 pe-1.5 shadow-float ${look}`}
    >
      <Icon className="mt-2.5 size-6 shrink-0" aria-hidden="true" />
      {/* With large text on a phone the button moves below, so that no word is broken. */}
      <p className="min-w-[min(12rem,calc(100%-3rem))] flex-1 py-2 wrap-break-word">
        {word !== null && <strong className="block font-semibold">{word}</strong>}
        <span className="text-ink">{message}</span>
      </p>
      <button
        type="button"
        onClick={onClose}
        className="inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-1.5 rounded-control px-3 font-semibold hover:underline focus-visible:-outline-offset-3"
      >
        <X className="size-5" aria-hidden="true" />
        {texts.close}
      </button>
    </div>
  );
}
