import { Button } from './button.tsx';

/** The form was left and is open again. */
export function KeptNote({ onStartAfresh }: { readonly onStartAfresh: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-edge bg-action-tint px-4 py-2"
    >
      <p>This is what you had typed before. It is not saved yet.</p>
      <Button look="quiet" onClick={onStartAfresh}>
        Start afresh
      </Button>
    </div>
  );
}
