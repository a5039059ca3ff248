import { Button } from './button.tsx';
import { slice } from '../lib/use-shown.ts';

type MoreButtonProps = {
  readonly left: number;
  readonly what: string;
  readonly onMore: () => void;
};

/** Shows more of a list, a slice at a time. */
export function MoreButton({ left, what, onMore }: MoreButtonProps) {
  if (left === 0) return null;
  return (
    <div className="pt-5 print:hidden">
      <Button look="secondary" onClick={onMore}>
        {`Show ${Math.min(slice, left)} more ${what}`}
      </Button>
    </div>
  );
}
