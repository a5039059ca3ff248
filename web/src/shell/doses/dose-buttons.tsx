import { Check, Clock, SkipForward } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { clockOf } from './dose-words.ts';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { todayTexts as texts } from './texts.ts';

export type Asked = 'skip' | 'other-time' | 'entry';

type DoseButtonsProps = {
  readonly dose: DoseOccurrence;
  /** Now: then "Taken" is what one is here for. */
  readonly isNow: boolean;
  /** In place of “Taken”, where it is recorded at another time than now. */
  readonly takenText?: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
};

/** One tap each; the words say it all, the name says which for those who hear the page. */
export function DoseButtons({ dose, isNow, takenText, onTaken, onAsk }: DoseButtonsProps) {
  const name = dose.medication_name;
  const time = clockOf(dose.local_date_time);
  // Taken back a moment ago: until the server has named that entry, none can follow it.
  const isBusy = dose.log?.id === '';
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look={isNow ? 'primary' : 'secondary'}
        isBusy={isBusy}
        aria-label={takenText ? `${takenText}: ${name}` : texts.takenFor(name, time)}
        onClick={onTaken}
      >
        <Check className="size-5" aria-hidden="true" />
        {takenText ?? texts.taken}
      </Button>
      <Button
        look="secondary"
        className="px-4"
        isBusy={isBusy}
        aria-label={texts.skipFor(name, time)}
        onClick={() => onAsk('skip')}
      >
        <SkipForward className="size-5" aria-hidden="true" />
        {texts.skip}
      </Button>
      <Button
        look="quiet"
        className="px-3"
        isBusy={isBusy}
        aria-label={texts.otherTimeFor(name, time)}
        onClick={() => onAsk('other-time')}
      >
        <Clock className="size-5" aria-hidden="true" />
        {texts.otherTime}
      </Button>
    </div>
  );
}
