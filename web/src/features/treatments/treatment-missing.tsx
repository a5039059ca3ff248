import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useArrival } from '../../lib/use-arrival.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { missingTexts as texts } from './texts.ts';

/** Deleted, somebody else's, or an address that was cut off. */
export function TreatmentMissing() {
  useArrival(routes.treatment.title);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.heading}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.body}</p>
      <BackLink to={hrefOf('treatments')}>{texts.back}</BackLink>
    </div>
  );
}
