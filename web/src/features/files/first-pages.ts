import type { AppThunk } from '../../app/store.ts';
import { filesApi } from '../../data/files.ts';
import { selectOwner } from '../../session/chosen-record.ts';

type Pictured = { readonly id: string; readonly type: string; readonly has_thumbnail: boolean };

/** The server makes the small pictures of photos itself; it cannot draw a PDF. */
export const isToBeDrawn = ({ type, has_thumbnail }: Omit<Pictured, 'id'>): boolean =>
  type === 'application/pdf' && !has_thumbnail;

/** Without a picture a list shows an icon: it is not worth a message. */
export const sendFirstPage =
  (id: string, picture: string | null): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (picture === null) return;
    const { keepFirstPage } = filesApi.endpoints;
    await dispatch(keepFirstPage.initiate({ params: { id }, body: { picture } }, { track: false }));
  };

/** One after the other: each takes the memory of a document. */
let before: Promise<unknown> = Promise.resolve();

/** After an upload: draws the first page of a PDF here, where its bytes still are. */
export const drawAndKeep =
  (stored: Pictured, file: Blob): AppThunk<void> =>
  (dispatch, getState) => {
    if (!isToBeDrawn(stored)) return;
    const owner = selectOwner(getState());
    const draw = async (): Promise<void> => {
      // Signed out since, or in another record: nothing of this one is opened any more.
      if (selectOwner(getState()) !== owner) return;
      const { drawFirstPage } = await import('./preview/draw-first-page.ts');
      await dispatch(sendFirstPage(stored.id, await drawFirstPage(file)));
    };
    before = before.then(draw).catch(() => undefined);
  };

type Sent = { readonly name: string; readonly size: number };

/** The same for the files of an event, which come back in the order in which they were sent. */
export const drawFilesOfEvent =
  (stored: readonly (Pictured & Sent)[], files: readonly File[]): AppThunk<void> =>
  (dispatch) => {
    for (const file of files) {
      const made = stored.findLast(({ name, size }) => name === file.name && size === file.size);
      if (made !== undefined) dispatch(drawAndKeep(made, file));
    }
  };
