import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

export function BackToSignIn() {
  return (
    <Link to={hrefOf('login')} className={`mt-8 ${buttonClass('secondary')}`}>
      Back to sign in
    </Link>
  );
}
