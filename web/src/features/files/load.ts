import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { asFailure } from '@caretrail/contract/http/failure';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { filesFailed, filesLoaded, filesRequested } from './slice.ts';

/** §8 names no text for the files area. */
const notLoaded = 'Your files could not be loaded. Please try again.';

const beginLoad = newestOf();

export const loadFiles = (): AppThunk => async (dispatch) => {
  const isNewest = beginLoad();
  dispatch(filesRequested());
  try {
    const { data } = await request(filesEndpoints.list);
    if (isNewest()) dispatch(filesLoaded(data));
  } catch (error) {
    if (isNewest()) dispatch(filesFailed(asFailure(error)?.message ?? notLoaded));
  }
};
