import { hrefOf } from '@caretrail/contract/access/routes';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { termsApi } from '../../data/terms.ts';
import { clearEverything } from '../../lib/browser-storage.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { logout } from '../../session/logout.ts';
import { selectUser } from '../../session/selectors.ts';
import { rememberTerms } from '../../session/sign-in-steps.ts';
import { noteSignOut } from '../../session/sign-out-note.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { gap, TextAround } from '../../ui/text-around.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { termsTexts as texts } from './texts.ts';

const { declining } = texts;

type DeclineDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Says what declining means before it is done. Nothing of the person stays on this device. */
function DeclineDialog({ isOpen, onClose }: DeclineDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const support = useInstallation()?.support_email;
  const [isLeaving, setLeaving] = useState(false);
  const ofPatient = user?.preboarding_completed ? declining.withRecord : declining.newPerson;
  const sentences = user?.only_helps === true ? declining.helper : ofPatient;

  const onConfirm = async (): Promise<void> => {
    setLeaving(true);
    await dispatch(logout());
    clearEverything();
    noteSignOut('declined');
    await navigate(hrefOf('login'), { replace: true });
  };

  return (
    <Dialog
      heading={declining.heading}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{declining.stay}</Button>
          <Button look="secondary" isBusy={isLeaving} onClick={() => void onConfirm()}>
            {isLeaving ? declining.confirming : declining.confirm}
          </Button>
        </>
      }
    >
      {Object.values(sentences).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {support ? (
          <TextAround text={declining.delete({ address: gap })}>
            <a href={`mailto:${support}`} className="link py-0 wrap-anywhere">
              {support}
            </a>
          </TextAround>
        ) : (
          declining.deleteUnknown
        )}
      </p>
    </Dialog>
  );
}

const isTicked = (form: HTMLFormElement, name: string): boolean => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.checked;
};

type ConsentFormProps = {
  readonly version: string;
  /** A newer text was published since this one was loaded. */
  readonly onOutdated: () => void;
};

/**
 * §4.1 Accepting terms: three separate ticks, two of them needed. Who only helps has no health data here to agree about
 * (decision 0047).
 */
export function ConsentForm({ version, onOutdated }: ConsentFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const onlyHelps = useAppSelector(selectUser)?.only_helps === true;
  const { body } = termsEndpoints.accept;

  const { isBusy, errors, refusal, onSubmit, onChange } = useFormSend({
    schema: body,
    // The schema says what an unticked box means; the types only know the ticked one.
    read: (form) => ({
      version,
      accepted: isTicked(form, 'accepted') as true,
      health_data: isTicked(form, 'health_data') as true,
      research_contact: isTicked(form, 'research_contact'),
    }),
    send: async (values) => {
      try {
        const { acceptTerms } = termsApi.endpoints;
        const user = await dispatch(acceptTerms.initiate({ body: values })).unwrap();
        dispatch(rememberTerms(user));
        // The guard knows where to go from the landing target.
        await navigate(hrefOf('root'), { replace: true });
      } catch (error) {
        if (toApiError(error).code === 'conflict') onOutdated();
        throw error;
      }
    },
  });

  return (
    <>
      <form
        key={version}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onChange={onChange}
        className="mt-4"
      >
        <p>{texts.decisionLead}</p>
        <div className="my-5 space-y-4">
          {refusal !== null && <Alert>{refusal}</Alert>}
          <TickBox name="accepted" required label={texts.accepted} error={errors['accepted']} />
          <TickBox
            name="health_data"
            required
            label={onlyHelps ? texts.othersData : texts.healthData}
            hint={onlyHelps ? texts.othersDataHint : texts.healthDataHint}
            error={
              errors['health_data'] && (onlyHelps ? texts.othersMissing : errors['health_data'])
            }
          />
          {!onlyHelps && <TickBox name="research_contact" label={texts.research} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? texts.accepting : texts.accept}
          </Button>
          <Button look="secondary" onClick={() => setDeclining(true)}>
            {texts.decline}
          </Button>
        </div>
      </form>
      <DeclineDialog isOpen={isDeclining} onClose={() => setDeclining(false)} />
    </>
  );
}
