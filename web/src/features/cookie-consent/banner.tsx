import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { cookieTexts as texts } from '@caretrail/contract/cookie-consent/texts';
import { openCookiePreferences } from '../../shell/cookie-view.ts';
import { Button } from '../../ui/button.tsx';

type BannerProps = { readonly onChoose: (choice: ConsentChoice) => void };

/** §2.8. Yes and no look alike: neither is pushed. Low on a phone, so that the page behind can be used. */
export function Banner({ onChoose }: BannerProps) {
  return (
    <>
      <h2 id="cookies" className="text-h3">
        {texts.heading}
      </h2>
      <p className="mt-1 text-small">{texts.explanation}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="secondary" className="max-sm:px-2" onClick={() => onChoose('accepted')}>
          {texts.acceptAll}
        </Button>
        <Button look="secondary" className="max-sm:px-2" onClick={() => onChoose('declined')}>
          {texts.declineNonEssential}
        </Button>
        <Button data-first look="quiet" className="col-span-2" onClick={openCookiePreferences}>
          {texts.managePreferences}
        </Button>
      </div>
    </>
  );
}
