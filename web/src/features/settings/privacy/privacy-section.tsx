import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { accountApi } from '../../../data/account.ts';
import { consentsApi } from '../../../data/consents.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { openCookiePreferences, useCookieChoice } from '../../../shell/cookie-view.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteAccount } from '../delete-account.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { Part } from '../part.tsx';
import { TrailList } from '../trail-list.tsx';
import { useAnchor } from '../use-anchor.ts';
import { Consents } from './consents.tsx';
import { privacyTexts as texts } from './texts.ts';

export function PrivacySection() {
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  const trail = accountApi.useListTrailInfiniteQuery();
  useAnchor(trail.data !== undefined);
  return (
    <>
      {isPatient && <OwnConsents />}
      <CookieSettings />
      <Part id="log" heading={texts.log} lead={texts.logLead}>
        <TrailList trail={trail} label={texts.log} empty={texts.logEmpty} isNamingYou />
      </Part>
      {/* Patients find it beside the copy of their data. */}
      {!isPatient && <DeleteAccount />}
    </>
  );
}

/** Administrators are asked for none. */
function OwnConsents() {
  const consents = loadedOf(consentsApi.useListConsentsQuery());
  return (
    <Part id="consents" heading={texts.consents}>
      <LoadedPart loaded={consents}>{({ data }) => <Consents consents={data} />}</LoadedPart>
    </Part>
  );
}

const cookieTexts = {
  heading: 'Cookies',
  accepted: 'You have allowed all cookies in this browser.',
  declined: 'You have allowed essential cookies only in this browser.',
  none: 'You have not chosen yet in this browser.',
} as const;

/** §4.5: the choice can be changed later. */
function CookieSettings() {
  const choice = useCookieChoice();
  return (
    <Part id="cookie-choice" heading={cookieTexts.heading}>
      <p>{cookieTexts[choice ?? 'none']}</p>
      <Button look="secondary" onClick={openCookiePreferences}>
        {footerTexts.cookiePreferences}
      </Button>
    </Part>
  );
}
