import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { accountApi } from '../../../data/account.ts';
import { fetchProfile } from '../../../data/profile.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { textIn } from '../../../lib/form-values.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { NewPasswordField } from '../../../shell/new-password/new-password-field.tsx';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { gap, TextAround } from '../../../ui/text-around.tsx';
import { Together } from '../../../ui/together.tsx';
import { devicesHref } from '../../reminders/public.ts';
import { Part, useAnchor } from '../part.tsx';
import { useViewer } from '../sections.ts';
import { settingsTexts } from '../texts.ts';
import { TrailList } from '../trail-list.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Devices } from './devices.tsx';
import { SecondStep } from './second-step.tsx';
import { emailTexts, securityTexts as texts } from './texts.ts';

function ChangePassword({ email }: { readonly email: string }) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusAfter<HTMLButtonElement>(isOpen);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('[name=current]')?.focus();
  }, [isOpen]);
  // Counts, so that each result is announced.
  const [changes, setChanges] = useState(0);
  const sending = useFormSend({
    schema: accountEndpoints.changePassword.body,
    read: (element) => ({
      current: textIn(element, 'current'),
      password: textIn(element, 'password'),
    }),
    send: async (body) => {
      const call = accountApi.endpoints.changePassword.initiate({ body }, { track: false });
      const answer = await confirmed(() => dispatch(call).unwrap());
      if (answer === brokenOff) return;
      setOpen(false);
      setChanges((before) => before + 1);
    },
  });
  const { isBusy, errors } = sending;
  if (!isOpen) {
    return (
      <>
        {changes > 0 && <Notice key={changes}>{texts.changed}</Notice>}
        <Button ref={opener} look="secondary" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      </>
    );
  }
  return (
    <div className="max-w-[30rem] space-y-4">
      <SendForm form={form} sending={sending} submitText={isBusy ? texts.changing : texts.saveNew}>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="current"
          autoComplete="current-password"
          error={errors['current']}
          isSent={isBusy}
        />
        <NewPasswordField error={errors['password']} isSent={isBusy} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={() => setOpen(false)}>
        {texts.cancel}
      </Button>
      {dialog}
    </div>
  );
}

export function SecuritySection() {
  const dispatch = useAppDispatch();
  const isReminded = useViewer() === 'patient';
  const account = loadedOf(accountApi.useFindAccountQuery());
  const sessions = loadedOf(accountApi.useListSessionsQuery());
  const signIns = accountApi.useListSignInsInfiniteQuery();
  const isReady = [account, sessions, loadedOf(signIns)].every(
    ({ status }) => status !== 'loading',
  );
  useAnchor(isReady);
  return (
    <Together isReady={isReady} label={settingsTexts.loading}>
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
        {isReminded && (
          <p className="max-w-[60ch] text-ink-soft">
            <TextAround text={texts.devicesNotified({ place: gap })}>
              <Link to={devicesHref} className="link py-0">
                {texts.devicesNotifiedAt}
              </Link>
            </TextAround>
          </p>
        )}
        <LoadedPart loaded={sessions}>{({ data }) => <Devices sessions={data} />}</LoadedPart>
      </Part>
      <Part id="sign-ins" heading={texts.signIns} lead={texts.signInsLead}>
        <TrailList trail={signIns} label={texts.signIns} empty={texts.noSignIns} />
      </Part>
    </Together>
  );
}
