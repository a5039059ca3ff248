import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { labelIn, useTreatmentChoices } from '../lib/use-choices.ts';

/** To the treatment that something belongs to, by its name once that is known. */
export function TreatmentLink({ id }: { readonly id: string }) {
  const title = labelIn(useTreatmentChoices(), id);
  return (
    <Link to={hrefOf('treatment', { id })} className="link wrap-anywhere">
      {title ?? 'The treatment it belongs to'}
    </Link>
  );
}
