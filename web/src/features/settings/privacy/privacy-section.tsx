import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { request } from '../../../lib/http.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { DeleteAccount } from '../delete-account.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { Part } from '../part.tsx';
import { TrailList } from '../trail-list.tsx';
import { useAnchor } from '../use-anchor.ts';
import { useReloadable } from '../use-reloadable.ts';
import { Consents } from './consents.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { privacyTexts as texts } from './texts.ts';

const loadConsents = () => request(termsEndpoints.consents);
const loadTrail = (cursor?: string) =>
  request(accountEndpoints.trail, { query: cursor === undefined ? {} : { cursor } });
const loadFirst = () => loadTrail();

export function PrivacySection() {
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  const trail = useReloadable(loadFirst);
  useAnchor(trail.loaded.status === 'succeeded');
  return (
    <>
      {isPatient && <OwnConsents />}
      <CookieSettings />
      <Part id="log" heading={texts.log} lead={texts.logLead}>
        <LoadedPart {...trail}>
          {(first) => (
            <TrailList
              first={first}
              load={loadTrail}
              label={texts.log}
              empty={texts.logEmpty}
              isNamingYou
            />
          )}
        </LoadedPart>
      </Part>
      {/* Patients find it beside the copy of their data. */}
      {!isPatient && <DeleteAccount />}
    </>
  );
}

/** Administrators are asked for none. */
function OwnConsents() {
  const consents = useReloadable(loadConsents);
  return (
    <Part id="consents" heading={texts.consents}>
      <LoadedPart {...consents}>
        {({ data }) => (
          <Consents consents={data} onDecided={(decided) => consents.put({ data: decided })} />
        )}
      </LoadedPart>
    </Part>
  );
}
