import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { notSignedInTexts as texts } from './texts.ts';

export function NotSignedIn() {
  return (
    <>
      <p>{texts.sentence}</p>
      <Link to={hrefOf('login')} className={buttonClass()}>
        {texts.signIn}
      </Link>
    </>
  );
}
