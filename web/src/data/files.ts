import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile, UploadedFile } from '@caretrail/contract/files/schema';
import type { FoundInTexts } from '@caretrail/contract/files/text-schema';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import type { Failure } from '@caretrail/contract/http/failure';
import type { AppThunk } from '../app/store.ts';
import { pooled } from '../lib/pooled.ts';
import { type OnProgress, upload } from '../lib/upload.ts';
import { api, reads, type WriteArgument, writes, unlessRefused } from './api.ts';
import type { Tag } from './tags.ts';
import { findThumbnail, type Thumbnail } from './thumbnails.ts';

type Page = AnswerOf<typeof filesEndpoints.list>;

/** How many files a bulk delete moved to the bin. */
export type Removed = { readonly gone: readonly string[]; readonly failed: number };

/** What a change of a file makes out of date, except the library itself: see `changeLibrary`. */
const outdated: readonly Tag[] = ['events', 'bin', 'linked', 'dashboard'];

const removesAtOnce = 4;

const lastFirst = (one: LibraryFile, other: LibraryFile): number =>
  Date.parse(other.deleted_at ?? '') - Date.parse(one.deleted_at ?? '');

type Answered<T> = {
  readonly dispatch: (thunk: AppThunk<void>) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: T }>;
};
type Files = readonly LibraryFile[];

/** A refused write changes nothing. */
const afterIt = <T>(
  { dispatch, queryFulfilled }: Answered<T>,
  change: (files: Files, answer: T) => LibraryFile[],
): void =>
  void queryFulfilled.then(
    ({ data }) => dispatch(changeLibrary((files) => change(files, data))),
    () => undefined,
  );

export const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFiles: reads(build, filesEndpoints.list, ['files']),
    /** All pages of it, the last deleted first. */
    listBin: build.query<readonly LibraryFile[], void>({
      queryFn: async (_, __, ___, call) => {
        const files: LibraryFile[] = [];
        let cursor: string | undefined;
        do {
          const query = { bin: 'true', cursor };
          const { data, error } = await call({ endpoint: filesEndpoints.list, call: { query } });
          if (error) return { error };
          const page = data as Page;
          files.push(...page.data);
          cursor = page.next_cursor;
        } while (cursor !== undefined);
        return { data: files.toSorted(lastFirst) };
      },
      providesTags: ['bin'],
    }),
    /** Rename, categorise, move; fields that are not sent stay. */
    editFile: build.mutation<LibraryFile, WriteArgument<typeof filesEndpoints.edit>>({
      query: (call) => ({ endpoint: filesEndpoints.edit, call }),
      invalidatesTags: unlessRefused(outdated),
      onQueryStarted: (_, answered) => afterIt(answered, withFile),
    }),
    /** Moves files to the bin, with one call each: some may succeed when others fail. */
    removeFiles: build.mutation<Removed, readonly string[]>({
      queryFn: async (ids, _, __, call) => {
        let reason: Failure | undefined;
        const all = await pooled(ids, removesAtOnce, async (id) => {
          const { error } = await call({
            endpoint: filesEndpoints.remove,
            call: { params: { id } },
          });
          reason = error ?? reason;
          return error ? [] : [id];
        });
        const gone = all.flat();
        if (gone.length === 0 && reason !== undefined) return { error: reason };
        return { data: { gone, failed: ids.length - gone.length } };
      },
      invalidatesTags: unlessRefused(outdated),
      onQueryStarted: (_, answered) =>
        afterIt(answered, (files, { gone }) => withoutFiles(files, gone)),
    }),
    restoreFile: build.mutation<LibraryFile, string>({
      query: (id) => ({
        endpoint: filesEndpoints.edit,
        call: { params: { id }, body: { deleted: false } },
      }),
      invalidatesTags: unlessRefused(outdated),
      onQueryStarted: (_, answered) => afterIt(answered, withFile),
    }),
    /** The picture of a PDF's first page, for every list on every device. */
    keepFirstPage: build.mutation<LibraryFile, WriteArgument<typeof filesEndpoints.keepFirstPage>>({
      query: (call) => ({ endpoint: filesEndpoints.keepFirstPage, call }),
      invalidatesTags: unlessRefused(['events', 'linked']),
      onQueryStarted: (_, answered) => afterIt(answered, withFile),
    }),
    findFileText: reads(build, filesEndpoints.readText, ['fileTexts']),
    dismissSuggestion: writes(build, filesEndpoints.dismissSuggestion, ['fileTexts']),
    /** Files with these words inside. */
    findInFileTexts: build.query<FoundInTexts, string>({
      query: (q) => ({ endpoint: filesEndpoints.findInTexts, call: { body: { q } } }),
      providesTags: ['fileTexts'],
      keepUnusedDataFor: 60,
    }),
    purgeFile: writes(build, filesEndpoints.purge, ['bin']),
    /** Valid for a few minutes, so it is created on request. */
    createFileLink: writes(build, filesEndpoints.link, []),
    createZip: writes(build, filesEndpoints.zip, []),
    findThumbnail: build.query<Thumbnail, string>({
      queryFn: (id, asked, _, call) => findThumbnail(id, asked, call),
      forceRefetch: ({ endpointState }) =>
        ((endpointState?.data as Thumbnail | undefined)?.untilMs ?? 0) <= Date.now(),
    }),
  }),
});

/** As the server sorts them: by their day, then by when they were uploaded. */
const isBefore = (one: LibraryFile, other: LibraryFile): boolean =>
  one.day === other.day ? one.id > other.id : one.day > other.day;

export const withoutFiles = (files: Files, ids: readonly string[]): LibraryFile[] => {
  const gone = new Set(ids);
  return files.filter(({ id }) => !gone.has(id));
};

export function withFile(files: Files, file: LibraryFile): LibraryFile[] {
  const others = withoutFiles(files, [file.id]);
  const after = others.findIndex((other) => isBefore(file, other));
  return others.toSpliced(after === -1 ? others.length : after, 0, file);
}

/** At once, without loading thousands of others again. A library that is being loaded is requested again. */
const changeLibrary =
  (change: (files: Files) => LibraryFile[]): AppThunk<void> =>
  (dispatch, getState) => {
    const { status, data } = filesApi.endpoints.listFiles.select()(getState());
    if (status !== 'fulfilled') return void dispatch(api.util.invalidateTags(['files']));
    const value = { ...data, data: change(data.data) };
    return void dispatch(
      filesApi.util.upsertQueryEntries([{ endpointName: 'listFiles', arg: undefined, value }]),
    );
  };

type Way = {
  /** The same for the same file: a repeated request counts once. */
  readonly key: string;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
};

/**
 * Sends one file. Not a mutation: while one is running no list is made out of date, and a large file takes minutes
 * in which the user continues to work. `fileStored` follows it.
 */
export const uploadFile =
  (file: File, { key, ...way }: Way): AppThunk<Promise<UploadedFile>> =>
  async () => {
    const body = new FormData();
    body.append('files', file);
    const { data } = await upload(filesEndpoints.upload, { body, idempotencyKey: key }, way);
    return data[0] as UploadedFile;
  };

/** An upload is stored: adds it to the library at once, and marks other data with files as out of date. */
export const fileStored =
  (file: LibraryFile): AppThunk<void> =>
  (dispatch) => {
    dispatch(changeLibrary((files) => withFile(files, file)));
    dispatch(api.util.invalidateTags([...outdated]));
  };
