import { routes } from '@caretrail/contract/access/routes';
import { useArrival } from '../../../lib/use-arrival.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useWayBack } from '../list-place.ts';
import { userTexts as texts } from './texts.ts';

/** Deleted, or an address that was cut off. */
export function UserMissing() {
  useArrival(routes.user.title);
  const back = useWayBack();
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.missingBody}</p>
      <BackLink to={back}>{texts.back}</BackLink>
    </div>
  );
}
