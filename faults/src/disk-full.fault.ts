import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { anEvent } from '@caretrail/server/testing/events';
import { withReach } from '@caretrail/server/testing/fleet';
import { formBytes } from '@caretrail/server/testing/send-form';
import { filesUnder } from '@caretrail/server/testing/stored-files';
import { compareFiles } from './compare.ts';
import { none, told, untried, type Finding, type Size } from './fault.ts';
import type { OwnGround } from './own-ground.ts';
import { makePatients, type Patient } from './patients.ts';
import { contentOf } from './writers.ts';

const diskMb = 64;
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;

/** A small disk where the files go; false where we may not make one. */
const mountSmallDisk = (folder: string): boolean =>
  process.platform === 'linux' && mount('-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder);

const upload = (url: string, { access }: Patient) => {
  const name = `${randomUUID()}.pdf`;
  return callUrl<{ code?: string; detail?: string }>(url, filesEndpoints.upload, {
    access,
    key: randomUUID(),
    form: formBytes({ files: [{ name, content: contentOf(name) }] }),
  });
};

/** The disk of the files fills up, is full for a while, and has room again. Needs root, for a disk of its own. */
export async function diskFull(ground: OwnGround, _size: Size): Promise<Finding[]> {
  const files = join(ground.place.folder, 'files');
  mkdirSync(files, { recursive: true, mode: 0o700 });
  if (!mountSmallDisk(files)) return [untried('only root may mount a small disk')];
  const { url } = ground.server;
  const filler = join(files, 'filler');
  try {
    return await withReach(ground.place, async (past) => {
      const patients = await makePatients(past, url, 1);
      const [patient] = patients;
      if (!patient) throw new Error('There is a patient.');
      const before = await upload(url, patient);
      // Room for a few more, above the 8 MB that are held back.
      writeFileSync(filler, Buffer.alloc((diskMb - 12) * 1024 * 1024));
      let stored = 1;
      let full = await upload(url, patient);
      for (; full.status === 201 && stored < 100; stored += 1) full = await upload(url, patient);
      const { known } = await past.deps.db.one<{ known: number }>(
        `SELECT count(*) AS known FROM files WHERE patient_id = $1`,
        [patient.patientId],
      );
      // Beside the filler, which is ours.
      const contents = (await filesUnder(files)).length - 1;
      const { access } = patient;
      const read = await callUrl(url, timelinesEndpoints.list, { access });
      const written = await callUrl(url, timelinesEndpoints.create, { access, body: anEvent });
      const whole = await compareFiles(url, patients);
      rmSync(filler);
      const after = await upload(url, patient);
      return [
        told('uploads until it was full', stored),
        none('the first upload refused', before.status === 201 ? 0 : 1),
        none(
          'not refused with 507 and a sentence',
          full.status === 507 && full.body.detail?.endsWith('.') ? 0 : 1,
        ),
        none('contents without a row', Math.abs(contents - known)),
        none(
          'reading or writing without files refused',
          read.status === 200 && written.status === 201 ? 0 : 1,
        ),
        whole,
        none('still refused when there was room again', after.status === 201 ? 0 : 1),
      ];
    });
  } finally {
    spawnSync('umount', [files]);
  }
}
