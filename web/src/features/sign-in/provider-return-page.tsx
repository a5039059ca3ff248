import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { signInTexts } from './texts.ts';
import { useProviderReturn } from './use-provider-return.ts';

const texts = signInTexts.providerReturn;

/** /oauth/callback: where the identity provider sends the person back to. */
export function ProviderReturnPage() {
  const problem = useProviderReturn();
  return (
    <Sheet title={routes.oauthCallback.title}>
      {problem === null ? (
        <p role="status">{texts.waiting}</p>
      ) : (
        <>
          <Alert>{problem}</Alert>
          <Link to={hrefOf('login')} className={buttonClass()}>
            {texts.back}
          </Link>
        </>
      )}
    </Sheet>
  );
}
