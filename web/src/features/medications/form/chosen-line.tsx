import { Button } from '../../../ui/button.tsx';
import { formTexts as texts } from './texts.ts';

type ChosenLineProps = {
  /** 'How often?' */
  readonly label: string;
  /** What was chosen says it: the label is for those who hear the page. */
  readonly isLabelHidden?: boolean;
  readonly chosen: string;
  readonly onChange: () => void;
};

/** A question that was answered, in one line. */
export function ChosenLine({ label, isLabelHidden = false, chosen, onChange }: ChosenLineProps) {
  return (
    <div className="flex items-center justify-between gap-1 rounded-control border border-rule bg-action-tint ps-3">
      <p className="min-w-0 py-1 leading-snug wrap-anywhere">
        <span className={isLabelHidden ? 'sr-only' : 'text-ink-soft'}>{label}</span>{' '}
        <strong>{chosen}</strong>
      </p>
      <Button
        look="quiet"
        className="shrink-0 px-2.5!"
        aria-label={texts.changeWhat(label)}
        onClick={onChange}
      >
        {texts.changeChosen}
      </Button>
    </div>
  );
}
