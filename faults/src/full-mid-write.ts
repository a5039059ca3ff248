import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { errors } from '@caretrail/contract/texts/errors';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { anEvent } from '@caretrail/server/testing/events';
import type { Reached } from '@caretrail/server/testing/fleet';
import { formBytes } from '@caretrail/server/testing/send-form';
import { filesUnder } from '@caretrail/server/testing/stored-files';
import { compareFiles } from './compare.ts';
import { none, timesOf, info, type Finding, type Size } from './fault.ts';
import { sendHalf, type UploadAnswer } from './half-sent.ts';
import { signInAgain, type Patient } from './patients.ts';
import type { SmallDisk } from './small-disk.ts';
import { contentOf } from './writers.ts';

export type SmallDiskPlace = {
  readonly past: Reached;
  readonly url: string;
  readonly files: string;
  readonly disk: SmallDisk;
  readonly patients: readonly Patient[];
};

export const saysFull = ({ status, body }: UploadAnswer): boolean =>
  status === errors.no_space.status && body.detail === errors.no_space.text;

/** The whole of an upload at once. */
export const upload = (url: string, { access }: Patient, key: string = randomUUID()) => {
  const name = `${key}.pdf`;
  const form = formBytes({ files: [{ name, content: contentOf(name) }] });
  return callUrl<UploadAnswer['body']>(url, filesEndpoints.upload, { access, key, form });
};

/** Reads and writes that need no space for files. */
export async function othersRefused(url: string, patients: readonly Patient[]): Promise<number> {
  let refused = 0;
  for (const { access } of patients) {
    const read = await callUrl(url, timelinesEndpoints.list, { access });
    const written = await callUrl(url, timelinesEndpoints.create, { access, body: anEvent });
    if (read.status !== 200 || written.status !== 201) refused += 1;
  }
  return refused;
}

/** Contents without a row, partial files among them, or rows without a content; the filler is ours. */
export async function unlikeRows({ past, files, patients }: SmallDiskPlace): Promise<number> {
  const { known } = await past.deps.db.one<{ known: number }>(
    `SELECT count(*) AS known FROM files WHERE patient_id = ANY ($1::uuid[])`,
    [patients.map(({ patientId }) => patientId)],
  );
  const contents = (await filesUnder(files)).filter((name) => name !== 'filler');
  return Math.abs(contents.length - known);
}

/** Each of them has passed the check of the reserve: its beginning is on the disk. */
async function haveBegun(files: string, count: number): Promise<void> {
  for (let left = 500; left > 0; left -= 1) {
    if ((await filesUnder(join(files, 'unfinished'))).length === count) return;
    await sleep(20);
  }
  throw new Error('The uploads did not begin.');
}

const perPatient = 4;

/**
 * Another writer takes the last page of the disk during uploads. What is left of each is less than the
 * server writes between two checks of the reserve, so that the disk itself refuses, in the middle of a write.
 */
export async function fullMidWrite(place: SmallDiskPlace, size: Size): Promise<Finding[]> {
  const { past, url, files, disk, patients } = place;
  const rounds = timesOf(size, { short: 1, long: 20 });
  const count = patients.length * perPatient;
  const counted = {
    withSentence: 0,
    withoutSentence: 0,
    unlike: 0,
    begun: 0,
    refused: 0,
    broken: 0,
    again: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    await signInAgain(past, patients);
    const halves = Array.from({ length: perPatient }).flatMap((_, at) =>
      patients.map((patient) =>
        sendHalf(url, patient, { key: randomUUID(), share: 0.1 + (0.8 * at) / perPatient }),
      ),
    );
    await haveBegun(files, count);
    for (const half of halves) {
      // What the one before had to give back is taken as well.
      disk.fillAllBut(0);
      const answer = await half.goOn();
      if (saysFull(answer)) counted.withSentence += 1;
      else counted.withoutSentence += 1;
    }
    disk.fillAllBut(0);
    counted.unlike += await unlikeRows(place);
    for (const patient of patients) if (!saysFull(await upload(url, patient))) counted.begun += 1;
    counted.refused += await othersRefused(url, patients);
    counted.broken += (await compareFiles(url, patients)).value;
    disk.free();
    for (const { patient, key } of halves)
      if ((await upload(url, patient, key)).status !== 201) counted.again += 1;
    counted.unlike += await unlikeRows(place);
  }
  return [
    info('uploads that met the full disk in a write', counted.withSentence),
    none('of them without 507 and its sentence', counted.withoutSentence),
    none('halves left, or contents unlike rows', counted.unlike),
    none('begun on a full disk without 507', counted.begun),
    none('reading or writing without files refused', counted.refused),
    none('rows whose file was missing while it was full', counted.broken),
    none('still refused when there was room again', counted.again),
  ];
}
