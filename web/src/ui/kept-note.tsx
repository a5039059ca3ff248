import { formatList } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LiveRegion } from './live-region.tsx';

const texts = messages('ui/kept-note', {
  back: 'We kept what you typed.',
  outdated:
    'This was changed somewhere else after you started. We will ask you before we replace anything.',
  lostFiles: 'The page was reloaded, so you need to choose your files again: {names}',
  discard: 'Start again',
  question: 'Start again?',
  lost: 'This discards what you typed but have not saved.',
  keep: 'Keep what I typed',
  remove: 'Discard what I typed',
});

type KeptNoteProps = {
  /** The record has another version than the one that the input started from. */
  readonly isOutdated?: boolean;
  /** Names of files to choose again. */
  readonly lostFiles?: readonly string[];
  readonly onDiscard: () => void;
};

/** Shown when a form that was left or loaded again has its input back. */
export function KeptNote({ isOutdated = false, lostFiles = [], onDiscard }: KeptNoteProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint px-4 py-2">
      <div className="min-w-0">
        <LiveRegion>{texts.back}</LiveRegion>
        {isOutdated && <LiveRegion>{texts.outdated}</LiveRegion>}
        {lostFiles.length > 0 && (
          <LiveRegion>{texts.lostFiles({ names: formatList(lostFiles) })}</LiveRegion>
        )}
      </div>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      <ConfirmDialog
        heading={texts.question}
        confirmText={texts.remove}
        cancelText={texts.keep}
        isLosing
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{texts.lost}</p>
      </ConfirmDialog>
    </div>
  );
}
