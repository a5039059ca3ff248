import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { forgottenTexts } from './texts.ts';

export function BackToSignIn() {
  return (
    <p>
      <Link to={hrefOf('login')} className="link">
        {forgottenTexts.back}
      </Link>
    </p>
  );
}
