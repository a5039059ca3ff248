import { filesApi } from '../../data/files.ts';
import { startDownload } from '../../lib/download.ts';
import { toApiError } from '../../lib/refusal.ts';

type Saved = { readonly id: string; readonly name: string };

/** A file is downloaded by a signed address that is valid for a few minutes, so it is requested on demand. */
export function useDownload({ id, name }: Saved) {
  const [createLink, { isLoading, error }] = filesApi.useCreateFileLinkMutation();
  const onStart = async (): Promise<void> => {
    const { data } = await createLink({ params: { id } });
    if (data !== undefined) startDownload(data.url, name);
  };
  return {
    isBusy: isLoading,
    error: error === undefined ? null : toApiError(error).text,
    onStart: () => void onStart(),
  };
}
