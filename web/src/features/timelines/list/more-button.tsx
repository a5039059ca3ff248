import { Button } from '../../../ui/button.tsx';
import { slice } from './use-shown.ts';

type MoreButtonProps = {
  readonly left: number;
  readonly what: string;
  readonly onMore: () => void;
};

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
