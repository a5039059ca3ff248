import { hrefOf } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { labelIn, useTreatmentChoices } from '../lib/use-choices.ts';
import { PendingPart } from '../ui/pending-part.tsx';

/** To the treatment that something belongs to, by its name once that is known. */
export function TreatmentLink({ id }: { readonly id: string }) {
  const choices = useTreatmentChoices();
  return (
    <>
      <Link to={hrefOf('treatment', { id })} className="link wrap-anywhere">
        {labelIn(choices, id) ?? 'The treatment it belongs to'}
      </Link>
      {choices.status === 'failed' && <PendingPart loaded={choices} />}
    </>
  );
}
