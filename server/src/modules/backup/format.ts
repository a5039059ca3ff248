import * as z from 'zod/mini';

/** Raised when an older program would misread a backup. */
export const formatNumber = 1;

/**
 * A backup is a tar archive sealed with age, so that it opens without Caretrail too:
 * `backup.json`, `files/<patient>/<name>` as they lie in the store, `tables/<table>/<part>.copy` in the text format of
 * PostgreSQL's COPY, parents before their children, `manifest.json` with the sums of all of it, and `origin.txt` with
 * the proof that the manifest is ours.
 */
export const headPath = 'backup.json';
export const manifestPath = 'manifest.json';
export const originPath = 'origin.txt';
export const filePath = (patientId: string, name: string): string => `files/${patientId}/${name}`;
export const partPath = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** Size limits: the reader holds these parts whole. A manifest has the sums of each file, or its id. */
export const maxHeadBytes = 1024 * 1024;
export const maxOriginBytes = 64;
export const maxManifestBytes = (files: number): number => 16 * 1024 * 1024 + 512 * files;

const appliedMigration = z.object({ number: z.int(), name: z.string(), sha256: z.string() });
export type AppliedMigration = z.infer<typeof appliedMigration>;

const head = z.object({
  format: z.int(),
  made_at: z.string(),
  made_by: z.string(),
  migrations: z.array(appliedMigration),
});
export type Head = z.infer<typeof head>;

const tableSum = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
});
export type TableSum = z.infer<typeof tableSum>;

const fileSum = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
export type FileSum = z.infer<typeof fileSum>;

const fileId = z.object({ patient_id: z.string(), id: z.string() });
export type FileId = z.infer<typeof fileId>;

const manifest = z.object({
  tables: z.array(tableSum),
  files: z.array(fileSum),
  /** Their rows are in the snapshot, but they were permanently removed while it was read. */
  purged: z.array(fileId),
});
export type Manifest = z.infer<typeof manifest>;

const read =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (text: string): z.infer<Schema> | undefined => {
    try {
      return schema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  };

/** Undefined for anything else. */
export const readHead = read(head);
export const readManifest = read(manifest);
