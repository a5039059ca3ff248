import { messages } from '@caretrail/contract/i18n/messages';
import { Button } from '../../../ui/button.tsx';
import type { Saving } from './use-answers.ts';

const texts = messages('timelines/answers-saved', {
  saving: 'Saving your answer…',
  saved: 'Your answers are saved.',
  failed: 'Your last answer is not saved. {reason}',
  again: 'Save it again',
});

type AnswersSavedProps = { readonly saving: Saving; readonly onAgain: () => void };

/** What became of the last answer; its place is kept. */
export const AnswersSaved = ({ saving, onAgain }: AnswersSavedProps) => (
  <div role="status" className="min-h-6">
    {saving.status === 'saving' && texts.saving}
    {saving.status === 'saved' && texts.saved}
    {saving.status === 'failed' && (
      <div className="space-y-2 text-problem">
        <p>{texts.failed({ reason: saving.reason })}</p>
        <Button look="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    )}
  </div>
);
