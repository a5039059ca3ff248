import { withCapital } from '@caretrail/contract/i18n/format';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { captureTexts as texts } from './capture-texts.ts';
import { recordNow } from './own-symptoms.ts';

type OwnSymptomsProps = { readonly names: readonly string[]; readonly onFollow: () => void };

/** One tap records it as of now. */
export function OwnSymptoms({ names, onFollow }: OwnSymptomsProps) {
  const id = useId();
  const navigate = useNavigate();
  const onPress = (name: string): void => {
    const { to, state } = recordNow(name);
    void navigate(to, { state });
    onFollow();
  };
  return (
    <section aria-labelledby={id} className="mt-5 space-y-2">
      <h3 id={id} className="text-base font-semibold">
        {texts.ownSymptoms}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Button
              look="secondary"
              className="px-4 wrap-anywhere"
              aria-label={texts.ownSymptom({ symptom: name })}
              onClick={() => onPress(name)}
            >
              {withCapital(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
