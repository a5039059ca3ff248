import { Button } from './button.tsx';
import { slice } from '../lib/use-shown.ts';

type MoreButtonProps = {
  readonly left: number;
  /** 'Show {count} more files' */
  readonly text: (values: { readonly count: number }) => string;
  readonly onMore: () => void;
};

/** Shows more of a list, a slice at a time. */
export function MoreButton({ left, text, onMore }: MoreButtonProps) {
  if (left === 0) return null;
  return (
    <div className="pt-5 print:hidden">
      <Button look="secondary" onClick={onMore}>
        {text({ count: Math.min(slice, left) })}
      </Button>
    </div>
  );
}
