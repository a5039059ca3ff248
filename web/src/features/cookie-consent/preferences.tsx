import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { cookieTexts as texts } from '@caretrail/contract/cookie-consent/texts';
import { PolicyLinks } from '../../shell/policy-links.tsx';
import { Button } from '../../ui/button.tsx';

type PreferencesProps = {
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onBack: () => void;
};

/** §2.8 */
export function Preferences({ onChoose, onBack }: PreferencesProps) {
  return (
    <>
      <Button look="quiet" className="-ms-5" onClick={onBack}>
        {texts.back}
      </Button>
      <h2 id="cookies" tabIndex={-1} data-first className="mt-1 text-h2">
        {texts.preferencesHeading}
      </h2>
      <h3 className="mt-4 text-h3">{texts.essential.heading}</h3>
      <p className="font-semibold text-fine">{texts.essential.state}</p>
      <p className="mt-1">{texts.essential.explanation}</p>
      <h3 className="mt-5 text-h3">{texts.analytics.heading}</h3>
      <p className="mt-1">{texts.analytics.explanation}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onChoose('accepted')}>
          {texts.analytics.allow}
        </Button>
        <Button look="secondary" onClick={() => onChoose('declined')}>
          {texts.analytics.decline}
        </Button>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 border-t border-rule pt-3 text-small">
        <PolicyLinks />
      </ul>
    </>
  );
}
