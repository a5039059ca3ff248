import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { useState } from 'react';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { startDownload } from '../../lib/start-download.ts';

type State =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: string };

type Saved = { readonly id: string; readonly name: string };

/** A file leaves by a signed address that is good for a few minutes, so it is asked for when it is wanted. */
export function useDownload({ id, name }: Saved) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const onStart = async (): Promise<void> => {
    setState({ status: 'loading' });
    try {
      const { url } = await request(filesEndpoints.link, { params: { id } });
      startDownload(url, name);
      setState({ status: 'idle' });
    } catch (error) {
      setState({ status: 'failed', error: refusalOf(error).text });
    }
  };
  return {
    isBusy: state.status === 'loading',
    error: state.status === 'failed' ? state.error : null,
    onStart: () => void onStart(),
  };
}
