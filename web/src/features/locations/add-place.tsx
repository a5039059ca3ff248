import { messages } from '@caretrail/contract/i18n/messages';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { NotLoadedDialog } from '../../shell/not-loaded-dialog.tsx';
import type { AddPlaceProps } from './add-place-dialog.tsx';

const texts = messages('locations/add-place', { open: 'Add a place' });

const load = () => import('./add-place-dialog.tsx');
const AddPlaceDialog = lazyPart(() => load().then((m) => m.AddPlaceDialog), NotLoadedDialog);

/** Adds a place without leaving the form that needs it. */
export function AddPlace(props: Omit<AddPlaceProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  usePreload(load);
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </button>
      {isOpen && (
        <Suspense>
          <AddPlaceDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
