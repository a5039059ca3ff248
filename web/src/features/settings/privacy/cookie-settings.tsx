import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { openCookiePreferences, useCookieChoice } from '../../../shell/cookie-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../part.tsx';

const texts = {
  heading: 'Cookies',
  accepted: 'You have allowed all cookies in this browser.',
  declined: 'You have allowed essential cookies only in this browser.',
  none: 'You have not chosen yet in this browser.',
} as const;

/** §4.5: the choice can be changed later. */
export function CookieSettings() {
  const choice = useCookieChoice();
  return (
    <Part id="cookie-choice" heading={texts.heading}>
      <p>{texts[choice ?? 'none']}</p>
      <Button look="secondary" onClick={openCookiePreferences}>
        {footerTexts.cookiePreferences}
      </Button>
    </Part>
  );
}
