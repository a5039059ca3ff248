import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { useState } from 'react';
import { request } from '../../../lib/http.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { startDownload } from '../../../lib/start-download.ts';

type State =
  | { readonly status: 'idle' | 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly error: string };

/** Several files as one: the server packs them while the browser saves. */
export function useZip() {
  const [state, setState] = useState<State>({ status: 'idle' });
  const start = async (ids: string[]): Promise<void> => {
    setState({ status: 'loading' });
    try {
      const { url, name } = await request(filesEndpoints.zip, { body: { ids } });
      startDownload(url, name);
      setState({ status: 'ready' });
    } catch (error) {
      const { text, fields } = refusalOf(error);
      setState({ status: 'failed', error: fields['ids'] ?? text });
    }
  };
  return {
    isBusy: state.status === 'loading',
    isReady: state.status === 'ready',
    error: state.status === 'failed' ? state.error : null,
    onStart: (ids: string[]) => void start(ids),
  };
}
