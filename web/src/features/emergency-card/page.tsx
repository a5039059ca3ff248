import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { CardState } from '@caretrail/contract/emergency-card/schema';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { checkDeviceCard, removeDeviceCard, useDeviceCard } from '../../session/device-card.ts';
import { useSession } from '../../session/selectors.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CardView } from './card-view.tsx';
import { pageTexts as texts } from './texts.ts';

/** /emergency-card: the card on this device, without a sign-in and without a connection (decision 0055). */
export function EmergencyCardPage() {
  const known = useDeviceCard();
  const { signedIn } = useSession();
  const [state, setState] = useState<CardState | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void checkDeviceCard().then(setState), []);
  return (
    <div className="mx-auto max-w-[40rem] space-y-5 sm:mt-4">
      <h1 tabIndex={-1} className="text-h1">
        {routes.emergencyCard.title}
      </h1>
      {known === null ? (
        <div className="space-y-3">
          <p role="status" className="text-lead">
            {state === 'withdrawn' ? texts.withdrawn : texts.none}
          </p>
          <p className="text-ink-soft">{texts.noneHint}</p>
        </div>
      ) : (
        <>
          <CardView card={known.card} />
          <p role="status">{state === 'newer' && texts.newer}</p>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
        </>
      )}
      <p>
        <Link to={hrefOf('root')} className={buttonClass('quiet')}>
          {signedIn ? texts.open : texts.signIn}
        </Link>
      </p>
      <ConfirmDialog
        heading={texts.question}
        confirmText={texts.remove}
        cancelText={texts.keep}
        isOpen={isAsking}
        isLosing
        onConfirm={() => {
          setAsking(false);
          void removeDeviceCard();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{texts.questionHint}</p>
      </ConfirmDialog>
    </div>
  );
}
