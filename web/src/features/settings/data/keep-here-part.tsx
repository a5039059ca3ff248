import { chooseKeptHere, useIsKeptHere } from '../../../data/device/choice.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { keepHereTexts as texts } from '../../../shell/device/keep-here-texts.ts';
import { TickBox } from '../../../ui/tick-box.tsx';
import { Part } from '../part.tsx';

/** The answer to the question on the dashboard, to be changed at any time. */
export function KeepHerePart() {
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  const isKept = useIsKeptHere() === true;
  if (!isPatient) return null;
  return (
    <Part id="keep-here" heading={texts.heading} lead={texts.lead}>
      <TickBox
        label={texts.label}
        hint={texts.how}
        checked={isKept}
        onChange={({ currentTarget }) => chooseKeptHere(currentTarget.checked)}
      />
    </Part>
  );
}
