import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withReach } from '@caretrail/server/testing/fleet';
import { compareFiles } from './compare.ts';
import { none, info, untried, type Finding, type Size } from './fault.ts';
import {
  fullMidWrite,
  saysFull,
  othersRefused,
  unlikeRows,
  upload,
  type SmallDiskPlace,
} from './full-mid-write.ts';
import type { OwnGround } from './own-ground.ts';
import { makePatients } from './patients.ts';
import { openSmallDisk } from './small-disk.ts';

const mb = 1024 * 1024;

/** Uploads fill the disk, and are refused while it has more than the 8 MB that are reserved. */
async function reserveReached(place: SmallDiskPlace): Promise<Finding[]> {
  const { url, disk, patients } = place;
  const [patient] = patients;
  if (!patient) throw new Error('There is a patient.');
  const before = await upload(url, patient);
  disk.fillAllBut(9.5 * mb);
  let stored = 1;
  let full = await upload(url, patient);
  for (; full.status === 201 && stored < 100; stored += 1) full = await upload(url, patient);
  const unlike = await unlikeRows(place);
  const refused = await othersRefused(url, patients);
  const whole = await compareFiles(url, patients);
  disk.free();
  const after = await upload(url, patient);
  return [
    info('uploads until the reserve was reached', stored),
    none('the first upload refused', before.status === 201 ? 0 : 1),
    none('not refused with 507 and its sentence', saysFull(full) ? 0 : 1),
    none('contents unlike rows', unlike),
    none('reading or writing without files refused', refused),
    whole,
    none('still refused when there was room again', after.status === 201 ? 0 : 1),
  ];
}

/**
 * The disk of the files reaches its reserve, and then is full to the last page in the middle of uploads; each time space
 * is freed again. Needs root, for a disk of its own.
 */
export async function diskFull(ground: OwnGround, size: Size): Promise<Finding[]> {
  const files = join(ground.place.folder, 'files');
  mkdirSync(files, { recursive: true, mode: 0o700 });
  const disk = openSmallDisk(files, 64);
  if (!disk) return [untried('only root may mount a small disk')];
  const { url } = ground.server;
  try {
    return await withReach(ground.place, async (past) => {
      const patients = await makePatients(past, url, 2);
      const place = { past, url, files, disk, patients };
      return [
        ...(await reserveReached(place)),
        ...(await fullMidWrite(place, size)),
        await compareFiles(url, patients),
      ];
    });
  } finally {
    disk.close();
  }
}
