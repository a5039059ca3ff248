import { Link } from 'react-router';
import { accountApi } from '../../data/account.ts';
import { loadedOf } from '../../data/request-state.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { placeHref } from './sections.ts';
import { settingsTexts } from './texts.ts';
import { answersTexts as texts } from './answers/texts.ts';

/** Shown here, changed under Security: it is how one signs in. */
export function OwnAddress() {
  const loaded = loadedOf(accountApi.useFindAccountQuery(), () => texts.emailNotLoaded);
  if (loaded.status === 'failed') {
    return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
  }
  return (
    <dl>
      <dt className="font-semibold">{texts.email}</dt>
      <dd className="wrap-anywhere">
        {loaded.status === 'succeeded' ? (
          loaded.data.email
        ) : (
          <span role="status" className="text-ink-soft">
            {settingsTexts.loading}
          </span>
        )}
      </dd>
      <dd className="text-ink-soft">{texts.emailNote}</dd>
      <dd>
        <Link to={placeHref('security', 'email')} className="link">
          {texts.emailChange}
        </Link>
      </dd>
    </dl>
  );
}
