import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useState } from 'react';
import { Link } from 'react-router';
import { DemoMailNote } from '../../shell/demo-mail-note.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { forgottenTexts as texts } from './texts.ts';

/** /forgot-password: the same answer to everybody. */
export function ForgottenPage() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return (
    <Sheet title={routes.forgotPassword.title}>
      {askedFor === null ? (
        <>
          <ForgottenForm onSent={setAskedFor} />
          <BackToSignIn />
        </>
      ) : (
        <>
          <Notice>{texts.sent(askedFor)}</Notice>
          <p>{texts.next}</p>
          <DemoMailNote />
          <Link to={hrefOf('passwordVerify')} className={`w-full ${buttonClass()}`}>
            {texts.enterCode}
          </Link>
          <Button look="quiet" className="-mx-5" onClick={() => setAskedFor(null)}>
            {texts.again}
          </Button>
        </>
      )}
    </Sheet>
  );
}
