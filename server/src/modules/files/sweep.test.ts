import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeEvent } from '../../testing/events.ts';
import { asPatient } from '../../testing/people.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import { filesUnder } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sweepFiles } from './service.ts';

const testApp = useTestApp();
const hourAgo = new Date(Date.now() - 3_600_000);

describe('§3 what a stopped server left in the file store', () => {
  it('is removed; files with a row, and files that are just being stored, stay', async () => {
    const { filesFolder, deps } = testApp();
    const person = await asPatient(testApp());
    await madeEvent(testApp(), person, {
      files: [
        { name: 'a.pdf', content: pdf() },
        { name: 'a.png', content: await png() },
      ],
    });
    const known = await filesUnder(filesFolder);
    expect(known).toHaveLength(3);
    const patient = person.patientId ?? '';
    const place = join(filesFolder, patient.slice(-2), patient);
    await mkdir(join(filesFolder, 'unfinished'), { recursive: true });
    const orphan = deps.ids.next();
    const left = [
      join(place, orphan),
      join(place, `${orphan}.thumbnail`),
      join(filesFolder, 'unfinished', 'x'),
    ];
    for (const path of [...left, ...known.map((name) => join(filesFolder, name))]) {
      await writeFile(path, 'content', { flag: 'a' });
      await utimes(path, hourAgo, hourAgo);
    }
    const young = join(place, deps.ids.next());
    await writeFile(young, 'content');

    await sweepFiles(deps, new Date(hourAgo.getTime() - 1000));
    expect(await filesUnder(filesFolder)).toHaveLength(known.length + left.length + 1);
    await sweepFiles(deps, new Date(hourAgo.getTime() + 1000));
    expect(await filesUnder(filesFolder)).toEqual(
      [...known, young.slice(filesFolder.length + 1)].toSorted(),
    );
  });
});
