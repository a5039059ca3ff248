import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../../app/store.ts';
import { type Uploads, uploadsOf } from './uploads.ts';
import type { Upload } from './upload.ts';

export function useUploads(): readonly [readonly Upload[], Uploads] {
  const uploads = uploadsOf(useStore() as AppStore);
  return [useSyncExternalStore(uploads.subscribe, uploads.list), uploads];
}
