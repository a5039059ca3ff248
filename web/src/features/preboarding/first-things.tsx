import { messages } from '@caretrail/contract/i18n/messages';
import type { FirstThings as Done } from '@caretrail/contract/preboarding/questions';
import { CalendarDays, Check, FileUp, type LucideIcon, Pill } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { startApi } from '../../data/start.ts';
import { settled } from '../../data/write.ts';
import { toApiError } from '../../lib/refusal.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import {
  type FormLink,
  newAppointment,
  newFileHref,
  newMedicineHref,
} from '../../shell/capture/capture-links.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const texts = messages('preboarding/first-things', {
  welcome: 'Welcome, {name}',
  welcomeUnnamed: 'Welcome',
  lead: 'Three things to start with:',
  medicine: 'Add your first medicine',
  appointment: 'Add your next appointment',
  document: 'Add a document',
  done: 'Done: {what}',
  hide: 'Hide this',
});

export const firstLinks: readonly (FormLink & {
  readonly name: keyof Done;
  readonly Icon: LucideIcon;
})[] = [
  { name: 'medicine', Icon: Pill, to: newMedicineHref },
  { name: 'appointment', Icon: CalendarDays, ...newAppointment },
  { name: 'document', Icon: FileUp, to: newFileHref },
];

/** Greets a new patient, and offers three things until they are done or hidden. */
export function FirstThings({ done }: { readonly done: Done }) {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectUser)?.first_name ?? '';
  const [sending, setSending] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const onHide = async (): Promise<void> => {
    setSending({ isBusy: true, problem: null });
    const { error } = await dispatch(startApi.endpoints.hideFirstThings.initiate({}));
    if (error === undefined) await dispatch(settled());
    setSending({
      isBusy: false,
      problem: error === undefined ? null : toApiError(error).text,
    });
  };
  return (
    <Card heading={name === '' ? texts.welcomeUnnamed : texts.welcome({ name })}>
      <p>{texts.lead}</p>
      <ul className="mt-3 space-y-2.5">
        {firstLinks.map(({ name: thing, Icon, to, state }) => (
          <li key={thing}>
            {done[thing] ? (
              <p className="flex min-h-target items-center gap-2 px-4 text-ink-soft">
                <Check className="size-5 shrink-0" aria-hidden="true" />
                {texts.done({ what: texts[thing] })}
              </p>
            ) : (
              <Link
                to={to}
                state={state}
                className={`${buttonClass('secondary')} w-full justify-start px-4 text-start`}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {texts[thing]}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {sending.problem !== null && (
        <div className="mt-3">
          <Alert>{sending.problem}</Alert>
        </div>
      )}
      <Button
        look="quiet"
        isBusy={sending.isBusy}
        className="mt-2 -ms-3 px-3"
        onClick={() => void onHide()}
      >
        {texts.hide}
      </Button>
    </Card>
  );
}
