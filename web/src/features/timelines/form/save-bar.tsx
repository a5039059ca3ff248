import type { SendState } from '../../../shell/use-record-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { filesTexts } from '../files/texts.ts';
import { formTexts as texts } from './texts.ts';

type SaveBarProps = {
  readonly saveText: string;
  readonly state: SendState<unknown>;
  readonly hasFiles: boolean;
  readonly onStop: () => void;
};

/**
 * The submit button; while files are uploading also the progress and a button to stop. It stays in sight, except on a
 * phone: above fields that are not in sight yet it looked like the end of the form.
 */
export function SaveBar({ saveText, state, hasFiles, onStop }: SaveBarProps) {
  const isSending = state.status === 'sending';
  return (
    <div className="md:stays-in-sight space-y-5 border-t border-rule bg-sheet py-4 -mb-4">
      {isSending && hasFiles && (
        <ProgressBar
          label={state.share < 1 ? filesTexts.sending : filesTexts.storing}
          {...(state.share < 1 && { done: state.share })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? texts.saving : saveText}
        </Button>
        {/* After the last byte the upload can no longer be stopped. */}
        {isSending && (
          <Button look="secondary" isDisabled={state.share === 1} onClick={onStop}>
            {filesTexts.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
