import { accountApi } from '../../../data/account.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { fetchProfile } from '../../../data/profile.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { Part } from '../part.tsx';
import { TrailList } from '../trail-list.tsx';
import { useAnchor } from '../use-anchor.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { SecondStep } from './second-step.tsx';
import { emailTexts, securityTexts as texts } from './texts.ts';

export function SecuritySection() {
  const dispatch = useAppDispatch();
  const account = loadedOf(accountApi.useFindAccountQuery());
  const sessions = loadedOf(accountApi.useListSessionsQuery());
  const signIns = accountApi.useListSignInsInfiniteQuery();
  useAnchor(account.status === 'succeeded' && sessions.status === 'succeeded');
  return (
    <>
      <LoadedPart loaded={account}>
        {(own) => (
          <>
            <Part id="email" heading={emailTexts.heading} lead={emailTexts.lead}>
              <ChangeEmail
                email={own.email}
                hasPassword={own.has_password}
                onChanged={({ user_type }) => {
                  if (user_type === 'patient') void dispatch(fetchProfile());
                }}
              />
            </Part>
            <Part
              id="password"
              heading={texts.password}
              {...(own.has_password && { lead: texts.passwordLead })}
            >
              {own.has_password ? <ChangePassword email={own.email} /> : <p>{texts.noPassword}</p>}
            </Part>
            <Part id="second-step" heading={texts.secondStep} lead={texts.secondStepLead}>
              <SecondStep account={own} />
            </Part>
          </>
        )}
      </LoadedPart>
      <Part id="devices" heading={texts.devices} lead={texts.devicesLead}>
        <LoadedPart loaded={sessions}>{({ data }) => <Devices sessions={data} />}</LoadedPart>
      </Part>
      <Part id="sign-ins" heading={texts.signIns} lead={texts.signInsLead}>
        <TrailList trail={signIns} label={texts.signIns} empty={texts.noSignIns} />
      </Part>
    </>
  );
}
