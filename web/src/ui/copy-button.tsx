import { messages } from '@caretrail/contract/i18n/messages';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

type CopyButtonProps = {
  /** The text for the clipboard. */
  readonly text: string;
  readonly label: string;
};

type CopyState = 'idle' | 'succeeded' | 'failed';

const texts = messages('ui/copy-button', {
  succeeded: 'Copied.',
  failed: 'We could not copy this. Select the text and copy it yourself.',
});

export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const onCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('succeeded');
    } catch {
      setState('failed');
    }
  };
  const Icon = state === 'succeeded' ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button look="secondary" onClick={() => void onCopy()}>
        <Icon className="size-5" aria-hidden="true" />
        {label}
      </Button>
      <span role="status">{state !== 'idle' && texts[state]}</span>
    </div>
  );
}
