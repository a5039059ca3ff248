/** A file with the same content that is stored already. */
export type Same = { readonly id: string; readonly title: string };

export type UploadState =
  /** Its turn has not come; others are on their way. */
  | { readonly status: 'waiting' | 'checking' }
  /** `stored`: what it became on the server already; null when nothing was sent yet. */
  | { readonly status: 'asking'; readonly same: Same; readonly stored: string | null }
  /** `share`: how much was sent, from 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'done'; readonly id: string }
  /** It was not stored a second time; this is the one that is there. */
  | { readonly status: 'spared'; readonly same: Same }
  | { readonly status: 'stopped' }
  /** `canRetry`: another try may go well; a file that is not allowed stays so. */
  | { readonly status: 'failed'; readonly error: string; readonly canRetry: boolean };

/** One file on its way into the library, as a row shows it. */
export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly state: UploadState;
};

const active = ['waiting', 'checking', 'sending', 'asking'];

/** Closing the tab now would lose it. */
export const isUnderWay = ({ state }: Upload): boolean => active.includes(state.status);

export const isOver = (upload: Upload): boolean => !isUnderWay(upload);

type Counts = { readonly stored: number; readonly failed: number; readonly left: number };

export const countsOf = (uploads: readonly Upload[]): Counts => ({
  stored: uploads.filter(({ state }) => state.status === 'done').length,
  failed: uploads.filter(({ state }) => state.status === 'failed').length,
  left: uploads.filter(isUnderWay).length,
});

type Stored = { readonly id: string; readonly title: string };

/**
 * As the library has them now: by the title that a file was given since, and without those that were deleted. Null: it
 * is not loaded, and nothing is known.
 */
export function asInLibrary(
  uploads: readonly Upload[],
  library: readonly Stored[] | null,
): readonly Upload[] {
  if (library === null) return uploads;
  const titles = new Map(library.map(({ id, title }) => [id, title]));
  return uploads.flatMap((upload): Upload[] => {
    const { state } = upload;
    if (state.status !== 'done' && state.status !== 'spared') return [upload];
    const title = titles.get(state.status === 'done' ? state.id : state.same.id);
    if (title === undefined) return [];
    return state.status === 'done'
      ? [{ ...upload, name: title }]
      : [{ ...upload, state: { ...state, same: { ...state.same, title } } }];
  });
}
