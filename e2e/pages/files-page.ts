/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';
import { goInApp } from '../go-in-app.ts';

type SentFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A file uploaded without the screen, as from another device. */
export const putFile = (
  page: Page,
  { name, buffer }: SentFile,
  fields: Record<string, string> = {},
): Promise<LibraryFile> =>
  page.evaluate(
    async ([path, called, bytes, said]) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(said)) form.append(field, value);
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      form.append('files', new File([content], called));
      const authorization = `Bearer ${localStorage.getItem('access_token')}`;
      const answer = await fetch(path, { method: 'POST', body: form, headers: { authorization } });
      return ((await answer.json()) as { data: LibraryFile[] }).data[0] as LibraryFile;
    },
    [filesEndpoints.upload.path, name, buffer.toString('base64'), fields] as const,
  );

/** What the server holds now. */
export const filesOf = (page: Page): Promise<LibraryFile[]> =>
  page.evaluate(async (path) => {
    const authorization = `Bearer ${localStorage.getItem('access_token')}`;
    const answer = await fetch(path, { headers: { authorization } });
    return ((await answer.json()) as { data: LibraryFile[] }).data;
  }, filesEndpoints.list.path);

/** The library. */
export const filesPage = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(hrefOf('filesDocuments'));
    await expect(page.getByRole('heading', { level: 1, name: 'Files & Documents' })).toBeVisible();
  },
  /** From another screen of the app. */
  show: async (): Promise<void> => {
    await goInApp(page, hrefOf('filesDocuments'));
    await expect(page.getByRole('heading', { level: 1, name: 'Files & Documents' })).toBeVisible();
  },
  input: page.getByLabel('Choose files'),
  photo: page.getByLabel('Take a photo'),
  /** The files on their way. */
  uploads: page.getByRole('region', { name: 'Files you are adding' }),
  upload: (name: string) =>
    page
      .getByRole('region', { name: 'Files you are adding' })
      .getByRole('listitem')
      .filter({ hasText: name }),
  button: (name: string) => page.getByRole('button', { name }),
  file: (title: string) => page.getByRole('link', { name: title }),
  search: page.getByRole('searchbox'),
  count: (text: string) => page.getByText(text, { exact: true }),
  undo: page.getByRole('button', { name: 'Undo' }),
});

/** The page of one file. */
export const filePage = (page: Page) => ({
  open: async ({ id, title }: LibraryFile): Promise<void> => {
    await page.goto(`${hrefOf('filesDocuments')}?file=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  /** From another screen of the app. */
  show: async ({ id, title }: LibraryFile): Promise<void> => {
    await goInApp(page, `${hrefOf('filesDocuments')}?file=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  heading: (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true }),
  preview: page.getByRole('region', { name: 'Preview' }),
  edit: page.getByRole('link', { name: 'Edit details' }),
  move: page.getByRole('link', { name: 'Move to an event' }),
  remove: page.getByRole('button', { name: 'Move to the bin' }),
  title: page.getByLabel('Title'),
  save: page.getByRole('button', { name: 'Save changes' }),
});
