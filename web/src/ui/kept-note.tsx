import { Button } from './button.tsx';
import { LiveRegion } from './live-region.tsx';

/** Shown when a form that was left is open again. */
export function KeptNote({ onStartAfresh }: { readonly onStartAfresh: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint px-4 py-2">
      <LiveRegion>We kept what you entered earlier. It is not saved yet.</LiveRegion>
      <Button look="quiet" onClick={onStartAfresh}>
        Start again
      </Button>
    </div>
  );
}
