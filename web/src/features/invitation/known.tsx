import { homeOf } from '@caretrail/contract/access/decide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dropInvitation } from '../../session/held-invitation.ts';
import { useSession } from '../../session/selectors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { invitationTexts as texts, problemTexts } from './texts.ts';
import type { Answer } from './use-answer.ts';

type KnownProps<T> = {
  readonly answer: Answer<T>;
  readonly children: (data: T) => ReactNode;
};

/** What the server said about the invitation, or why it cannot be answered. */
export function Known<T>({ answer, children }: KnownProps<T>) {
  const session = useSession();
  switch (answer.status) {
    case 'loading':
      return <p role="status">{texts.loading}</p>;
    case 'failed':
      return (
        <>
          <Alert>{answer.text}</Alert>
          <Button onClick={answer.onRetry}>{texts.again}</Button>
        </>
      );
    case 'problem':
      return (
        <>
          <p role="alert" className="font-semibold">
            {problemTexts[answer.problem]}
          </p>
          <Link to={homeOf(session)} className={buttonClass()} onClick={dropInvitation}>
            {texts.home}
          </Link>
        </>
      );
    case 'known':
      return children(answer.data);
  }
}
