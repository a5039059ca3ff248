import { addressInOneLine } from '@caretrail/contract/locations/address';
import type { Position } from '@caretrail/contract/locations/distance';
import { Search } from 'lucide-react';
import { locationsApi } from '../../../../data/locations.ts';
import { toApiError } from '../../../../lib/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { bodyOf } from '../body.ts';
import { pinTexts as texts } from '../texts.ts';
import type { FormValues } from '../values.ts';

type FindAddressProps = {
  readonly values: FormValues;
  readonly onFound: (position: Position) => void;
};

/** Only where the operator has named a service that knows addresses; asked on a press, through our own server. */
export function FindAddress({ values, onFound }: FindAddressProps) {
  const [findAddress, { data, error, isLoading, reset }] = locationsApi.useFindAddressMutation();
  const address = addressInOneLine(bodyOf(values));
  if (address === '') return null;
  const found = data?.data ?? [];
  const problem = error === undefined ? data && texts.foundNone : toApiError(error).text;
  return (
    <div className="space-y-2">
      <Button
        look="secondary"
        isBusy={isLoading}
        onClick={() => void findAddress({ body: { address } })}
      >
        <Search className="size-5" aria-hidden="true" />
        {isLoading ? texts.finding : texts.find}
      </Button>
      {found.length === 0 && problem !== undefined && <p role="alert">{problem}</p>}
      {found.length > 0 && (
        <div role="group" aria-label={texts.found} className="space-y-2">
          <p className="font-semibold">{texts.found}</p>
          {found.map(({ label, lat, lng }) => (
            <Button
              key={`${label} ${lat} ${lng}`}
              look="secondary"
              className="w-full justify-start! text-start!"
              onClick={() => {
                onFound({ lat, lng });
                reset();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
