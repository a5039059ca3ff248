import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { request } from '../../../lib/http.ts';
import { fetchProfile } from '../../../session/fetch-profile.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { loadAccount } from '../load-account.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { Part } from '../part.tsx';
import { TrailList } from '../trail-list.tsx';
import { useAnchor } from '../use-anchor.ts';
import { useReloadable } from '../use-reloadable.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { SecondStep } from './second-step.tsx';
import { emailTexts, securityTexts as texts } from './texts.ts';

const loadSessions = () => request(accountEndpoints.sessions);
const loadSignIns = (cursor?: string) =>
  request(accountEndpoints.signIns, { query: cursor === undefined ? {} : { cursor } });
const loadFirst = () => loadSignIns();

export function SecuritySection() {
  const dispatch = useAppDispatch();
  const account = useReloadable(loadAccount);
  const sessions = useReloadable(loadSessions);
  const signIns = useReloadable(loadFirst);
  useAnchor(account.loaded.status === 'succeeded' && sessions.loaded.status === 'succeeded');
  return (
    <>
      <LoadedPart {...account}>
        {(own) => (
          <>
            <Part id="email" heading={emailTexts.heading} lead={emailTexts.lead}>
              <ChangeEmail
                email={own.email}
                hasPassword={own.has_password}
                onChanged={(changed) => {
                  account.put(changed);
                  sessions.again();
                  if (changed.user_type === 'patient') void dispatch(fetchProfile());
                }}
              />
            </Part>
            <Part
              id="password"
              heading={texts.password}
              {...(own.has_password && { lead: texts.passwordLead })}
            >
              {own.has_password ? (
                <ChangePassword email={own.email} onChanged={sessions.again} />
              ) : (
                <p>{texts.noPassword}</p>
              )}
            </Part>
            <Part id="second-step" heading={texts.secondStep} lead={texts.secondStepLead}>
              <SecondStep
                account={own}
                onChanged={() => {
                  account.again();
                  sessions.again();
                }}
              />
            </Part>
          </>
        )}
      </LoadedPart>
      <Part id="devices" heading={texts.devices} lead={texts.devicesLead}>
        <LoadedPart {...sessions}>
          {({ data }) => <Devices sessions={data} onEnded={sessions.again} />}
        </LoadedPart>
      </Part>
      <Part id="sign-ins" heading={texts.signIns} lead={texts.signInsLead}>
        <LoadedPart {...signIns}>
          {(first) => (
            <TrailList
              first={first}
              load={loadSignIns}
              label={texts.signIns}
              empty={texts.noSignIns}
            />
          )}
        </LoadedPart>
      </Part>
    </>
  );
}
