import type { EventFile } from '@caretrail/contract/timelines/schema';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { filesTexts as texts } from './texts.ts';

/** Other pictures (HEIC) are known to few browsers. */
const shownTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const isShownHere = ({ type }: EventFile): boolean => shownTypes.includes(type);

type State =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'open'; readonly url: string }
  | { readonly status: 'failed'; readonly error: string };

/** A picture as large as the screen lets it, without leaving the event. */
export function OpenPicture({ file }: { readonly file: EventFile }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ status: 'idle' });
  const onOpen = async (): Promise<void> => {
    setState({ status: 'loading' });
    const { createFileLink } = filesApi.endpoints;
    const asked = createFileLink.initiate({ params: { id: file.id } }, { track: false });
    const { data, error } = await dispatch(asked);
    setState(
      data === undefined
        ? { status: 'failed', error: toApiError(error).text }
        : { status: 'open', url: data.url },
    );
  };
  const onClose = (): void => setState({ status: 'idle' });
  const isOpen = state.status === 'open' || state.status === 'failed';
  return (
    <>
      <Button
        look="quiet"
        className="px-3"
        isBusy={state.status === 'loading'}
        onClick={() => void onOpen()}
      >
        <Maximize2 className="size-5" aria-hidden="true" />
        {texts.open}
        <span className="sr-only">{` ${file.name}`}</span>
      </Button>
      <Dialog
        heading={file.name}
        isOpen={isOpen}
        onClose={onClose}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        {state.status === 'open' && (
          <img
            src={state.url}
            alt={file.name}
            onError={() => setState({ status: 'failed', error: texts.notShown })}
            className="mx-auto max-w-full rounded-small"
          />
        )}
        {state.status === 'failed' && (
          <FieldError id={`${file.id}-picture`}>{state.error}</FieldError>
        )}
      </Dialog>
    </>
  );
}
