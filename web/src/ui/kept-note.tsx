import { messages } from '@caretrail/contract/i18n/messages';
import { Button } from './button.tsx';
import { LiveRegion } from './live-region.tsx';

const texts = messages('ui/kept-note', {
  kept: 'We kept what you entered earlier. It is not saved yet.',
  startAfresh: 'Start again',
});

/** Shown when a form that was left is open again. */
export function KeptNote({ onStartAfresh }: { readonly onStartAfresh: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint px-4 py-2">
      <LiveRegion>{texts.kept}</LiveRegion>
      <Button look="quiet" onClick={onStartAfresh}>
        {texts.startAfresh}
      </Button>
    </div>
  );
}
