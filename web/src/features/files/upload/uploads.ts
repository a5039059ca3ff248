import { routes } from '@caretrail/contract/access/routes';
import { useSyncExternalStore } from 'react';
import type { AppStore } from '../../../app/store.ts';
import { filesApi, fileStored, uploadFile } from '../../../data/files.ts';
import { fileDigest } from '../../../lib/file-digest.ts';
import { selectOwner } from '../../../session/chosen-record.ts';
import { useAppStore } from '../../../session/store-hooks.ts';
import { toastFailed, toastShown } from '../../../shell/toast-slice.ts';
import { drawAndKeep } from '../first-pages.ts';
import { selectFiles } from '../use-files.ts';
import { makeQueue } from './queue.ts';
import { uploadTexts as texts } from './texts.ts';
import { countsOf, type Upload } from './upload.ts';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Makes the browser ask before this tab is closed or reloaded. */
function holdTab(isHeld: boolean): void {
  // Adding it twice changes nothing.
  if (isHeld) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

export type Uploads = ReturnType<typeof makeQueue>;

const { listFiles, removeFiles } = filesApi.endpoints;

function makeUploads({ dispatch, getState, subscribe }: AppStore): Uploads {
  const fileWith = (fits: (file: { id: string; sha256: string }) => boolean) =>
    selectFiles(getState()).list.find(fits);
  const uploads = makeQueue({
    send: (file, way) => dispatch(uploadFile(file, way)),
    digestOf: fileDigest,
    sameAs: (sha256) => fileWith((file) => file.sha256 === sha256) ?? null,
    titleOf: (id) => fileWith((file) => file.id === id)?.title ?? '',
    onStored: (file, sent) => {
      dispatch(fileStored(file));
      dispatch(drawAndKeep(file, sent));
    },
    removeStored: (id) => dispatch(removeFiles.initiate([id])),
    // On the screen itself each row says what became of it.
    onIdle: (all) => {
      if (location.pathname === routes.filesDocuments.pattern) return;
      const { stored, failed } = countsOf(all);
      if (failed > 0) {
        const screen = routes.filesDocuments.title;
        dispatch(toastFailed(texts.someFailed({ count: failed, screen })));
      } else if (stored > 0) {
        dispatch(toastShown(texts.allStored({ count: stored })));
      }
    },
  });
  let library: ReturnType<ReturnType<typeof listFiles.initiate>> | null = null;
  uploads.subscribe(() => {
    const isUnderWay = uploads.isUnderWay();
    holdTab(isUnderWay);
    // Kept on every screen until the last one is stored: it tells which files there are already.
    if (isUnderWay) library ??= dispatch(listFiles.initiate(undefined, { forceRefetch: false }));
    else library?.unsubscribe();
    if (!isUnderWay) library = null;
  });
  let owner = selectOwner(getState());
  subscribe(() => {
    const now = selectOwner(getState());
    if (now === owner) return;
    owner = now;
    uploads.end();
  });
  return uploads;
}

const made = new WeakMap<AppStore, Uploads>();

/** The uploads belong to the app and not to a screen, so that they continue while the user looks elsewhere. */
export function uploadsOf(store: AppStore): Uploads {
  const uploads = made.get(store) ?? makeUploads(store);
  made.set(store, uploads);
  return uploads;
}

export function useUploads(): readonly [readonly Upload[], Uploads] {
  const uploads = uploadsOf(useAppStore());
  return [useSyncExternalStore(uploads.subscribe, uploads.list), uploads];
}
