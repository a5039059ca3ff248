import { addressInOneLine } from '@caretrail/contract/locations/address';
import type { Position } from '@caretrail/contract/locations/distance';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { request } from '../../../../lib/http.ts';
import { refusalOf } from '../../../../lib/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { bodyOf } from '../body.ts';
import { pinTexts as texts } from '../texts.ts';
import type { FormValues } from '../values.ts';

type Found = AnswerOf<typeof locationsEndpoints.findAddress>['data'];
type Looked =
  | { readonly status: 'idle' | 'looking' }
  | { readonly status: 'found'; readonly data: Found }
  | { readonly status: 'failed'; readonly text: string };

type FindAddressProps = {
  readonly values: FormValues;
  readonly onFound: (position: Position) => void;
};

/** Only where the operator has named a service that knows addresses; asked on a press, through our own server. */
export function FindAddress({ values, onFound }: FindAddressProps) {
  const [looked, setLooked] = useState<Looked>({ status: 'idle' });
  const address = addressInOneLine(bodyOf(values));
  if (address === '') return null;
  const onFind = async (): Promise<void> => {
    setLooked({ status: 'looking' });
    try {
      const { data } = await request(locationsEndpoints.findAddress, { body: { address } });
      setLooked(
        data.length === 0 ? { status: 'failed', text: texts.foundNone } : { status: 'found', data },
      );
    } catch (error) {
      setLooked({ status: 'failed', text: refusalOf(error).text });
    }
  };
  const isLooking = looked.status === 'looking';
  return (
    <div className="space-y-2">
      <Button look="secondary" isBusy={isLooking} onClick={() => void onFind()}>
        <Search className="size-5" aria-hidden="true" />
        {isLooking ? texts.finding : texts.find}
      </Button>
      {looked.status === 'failed' && <p role="alert">{looked.text}</p>}
      {looked.status === 'found' && (
        <div role="group" aria-label={texts.found} className="space-y-2">
          <p className="font-semibold">{texts.found}</p>
          {looked.data.map(({ label, lat, lng }) => (
            <Button
              key={`${label} ${lat} ${lng}`}
              look="secondary"
              className="w-full justify-start! text-start!"
              onClick={() => {
                onFound({ lat, lng });
                setLooked({ status: 'idle' });
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
