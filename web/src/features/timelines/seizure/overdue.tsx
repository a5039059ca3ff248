import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LengthField } from '../form/length-field.tsx';
import { lengthOf, typedLength } from '../form/seizure-length.ts';
import { seizurePageTexts as texts } from './texts.ts';

type OverdueProps = {
  readonly clock: string;
  readonly onSave: (seconds: number | null) => void;
  readonly onNone: () => void;
};

/** Forgotten: how long it lasted has to be asked. */
export function Overdue({ clock, onSave, onNone }: OverdueProps) {
  const [typed, setTyped] = useState(() => typedLength(null));
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="space-y-5 rounded-sheet border border-rule bg-sheet p-5 shadow-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        const seconds = lengthOf(typed);
        setWrong(seconds === undefined);
        if (seconds !== undefined) onSave(seconds);
      }}
    >
      <h2 className="text-h2">{texts.overdueHeading}</h2>
      <p>{texts.overdue({ time: clock })}</p>
      <LengthField
        values={typed}
        isWrong={isWrong}
        onChange={(changes) => setTyped({ ...typed, ...changes })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{texts.saveOverdue}</Button>
        <Button look="quiet" onClick={onNone}>
          {texts.none}
        </Button>
      </div>
    </form>
  );
}
