import { chooseKeptHere, useIsKeptHere } from '../../data/device/choice.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusHeading } from '../../lib/arrive.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { toastShown } from '../toast-slice.ts';
import { keepHereTexts as texts } from './keep-here-texts.ts';

/** Asked once for an account on a device: yes and no are remembered, and can be changed under Profile, Data. */
export function KeepHereQuestion() {
  const dispatch = useAppDispatch();
  const isKept = useIsKeptHere();
  if (isKept !== null) return null;
  const answer = (isYes: boolean) => () => {
    chooseKeptHere(isYes);
    // The focused question disappears.
    focusHeading();
    if (isYes) dispatch(toastShown(texts.kept));
  };
  return (
    <Card heading={texts.heading}>
      <p>{texts.question}</p>
      <p className="mt-1 text-ink-soft">{texts.how}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={answer(true)}>
          {texts.yes}
        </Button>
        <Button look="quiet" onClick={answer(false)}>
          {texts.no}
        </Button>
      </div>
    </Card>
  );
}
