import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { locationsApi } from '../../../data/locations.ts';
import { write } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed } from '../../../shell/toast-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';

/** One tap: favourites come first in the list. It needs no version, for it undoes itself. */
export function FavouriteButton({ place }: { readonly place: CareLocation }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const onPress = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { favourite: !place.favourite };
      const { editPlace } = locationsApi.endpoints;
      await dispatch(write(editPlace.initiate({ params: { id: place.id }, body })));
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusy(false);
  };
  return (
    <Button look="secondary" isBusy={isBusy} onClick={() => void onPress()}>
      <Star className={`size-5 ${place.favourite ? 'fill-current' : ''}`} aria-hidden="true" />
      {place.favourite ? texts.unfavour : texts.favour}
    </Button>
  );
}
