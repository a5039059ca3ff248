import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { asFailure } from '@caretrail/contract/http/failure';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { filesFailed, filesLoaded, filesRequested } from './slice.ts';

/** §8 names no text for the files area. */
const notLoaded = 'Your files could not be loaded. Please try again.';

export const loadFiles = (): AppThunk => async (dispatch) => {
  dispatch(filesRequested());
  try {
    const { data } = await request(filesEndpoints.list);
    dispatch(filesLoaded(data));
  } catch (error) {
    dispatch(filesFailed(asFailure(error)?.message ?? notLoaded));
  }
};
