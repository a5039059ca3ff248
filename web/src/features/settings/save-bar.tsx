import { Button } from '../../ui/button.tsx';
import { settingsTexts as texts } from './texts.ts';

type SaveBarProps = {
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly onUndo: () => void;
};

/** Always visible: whether there are unsaved changes, and the save button. */
export function SaveBar({ isChanged, isBusy, isSaved, onUndo }: SaveBarProps) {
  return (
    <div className="stays-in-sight -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-paper px-1 py-4">
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </Button>
      {isChanged && !isBusy && (
        <Button look="quiet" onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      <p role="status" className={isSaved ? 'font-semibold text-fine' : 'text-ink-soft'}>
        {isSaved && texts.saved}
        {isChanged && !isSaved && texts.unsaved}
      </p>
    </div>
  );
}
