import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { routeKey, type Endpoint } from '../http/endpoint.ts';
import { documentTypeLabels, documentTypes } from './document-types.ts';
import { fileListQuery, filesEndpoints } from './endpoints.ts';
import { fileFieldsFromForm } from './file-form.ts';
import { fileEdit, libraryFile, newFile } from './schema.ts';

it('accepts a file without fields: its name becomes its title', () => {
  const file = z.parse(newFile, {});
  expect([file.title, file.doc_type]).toEqual([undefined, undefined]);
  expect(file).toMatchObject({ event_id: null, tags: [] });
});

it('reads an upload form like JSON', () => {
  const form = { title: 'Letter', tags: '["clinic"]', event_id: '', document_date: '2026-03-05' };
  expect(fileFieldsFromForm(form)).toEqual({
    ok: true,
    fields: { title: 'Letter', tags: ['clinic'], event_id: null, document_date: '2026-03-05' },
  });
  expect(fileFieldsFromForm({ tags: 'clinic' }).ok).toBe(false);
});

it('refuses fields that are read from the file itself', () => {
  for (const name of ['id', 'size', 'type', 'sha256', 'file_name', 'scan_status', 'uploaded_at']) {
    expect(z.safeParse(newFile, { [name]: 'x' }).success).toBe(false);
    expect(z.safeParse(fileEdit, { [name]: 'x' }).success).toBe(false);
  }
});

it('accepts an edit with only some fields, which can restore a file from the bin', () => {
  expect(z.parse(fileEdit, {})).toEqual({});
  expect(z.parse(fileEdit, { deleted: false })).toEqual({ deleted: false });
  expect(z.safeParse(fileEdit, { deleted: true }).success).toBe(false);
});

it('shows every field that can be written in the library', () => {
  expect(Object.keys(libraryFile.shape)).toEqual(
    expect.arrayContaining(Object.keys(newFile.shape)),
  );
});

it('has a label for every kind of document', () => {
  expect(Object.keys(documentTypeLabels)).toEqual(documentTypes);
});

it('accepts a library request by kind, day and place, or for all', () => {
  expect(z.parse(fileListQuery, {})).toEqual({});
  expect(z.safeParse(fileListQuery, { doc_type: 'image', from: '2026-01-01' }).success).toBe(true);
  expect(z.safeParse(fileListQuery, { doc_type: 'novel' }).success).toBe(false);
});

it('§7 allows the calls of files to patients, each with its own route; only a signed address is public', () => {
  const all = Object.values<Endpoint>(filesEndpoints);
  expect(all.filter(({ audience }) => audience !== 'patient')).toEqual([filesEndpoints.download]);
  expect(new Set(all.map(({ method, path }) => routeKey(method, path))).size).toBe(all.length);
  expect(all.filter(({ creates }) => creates)).toEqual([filesEndpoints.upload]);
});
