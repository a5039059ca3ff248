import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import { searchAnswer, searchGroups, type SearchAnswer } from '@caretrail/contract/search/schema';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { ownRecord } from '../../http/record-context.ts';
import { insertArticles } from '../../testing/articles.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { madeEvent } from '../../testing/events.ts';
import { aLetter, binFile, changeFile, uploaded } from '../../testing/library.ts';
import { editLocation, madeLocation } from '../../testing/locations.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { madeMedication } from '../../testing/medications.ts';
import { asAdministrator, asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { madeTreatment } from '../../testing/treatments.ts';
import { makeIndexes } from './indexes.ts';
import type { FindInsideFiles } from './inside-files.ts';
import { search } from './service.ts';

const testApp = useTestApp();
const { find } = searchEndpoints;

async function searchAs(person: Person, q: string): Promise<SearchAnswer> {
  const answer = await person.call(find, { body: { q } });
  expect(answer.statusCode, answer.body).toBe(200);
  return searchAnswer.parse(answer.json());
}

/** What was found, by its name. */
const namesIn = (answer: SearchAnswer): string[] =>
  searchGroups.flatMap((group) =>
    answer[group].hits.map((hit) => `${group}: ${'title' in hit ? hit.title : hit.name}`),
  );
const namesFor = async (person: Person, q: string): Promise<string[]> =>
  namesIn(await searchAs(person, q));

/** One thing of every kind, with a word in its name. */
async function aRecordWith(person: Person, word: string) {
  const letter = await uploaded(testApp(), person, aLetter('A letter', `${word} letter.pdf`));
  return {
    medicine: await madeMedication(person, { name: `${word} tablets` }),
    event: await madeEvent(testApp(), person, { title: `${word} visit` }),
    file: letter,
    place: await madeLocation(person, { name: `${word} clinic` }),
    treatment: await madeTreatment(person, { title: `${word} plan` }),
  };
}

const everything = (word: string): string[] => [
  `medicines: ${word} tablets`,
  `events: ${word} visit`,
  `files: ${word} letter.pdf`,
  `places: ${word} clinic`,
  `treatments: ${word} plan`,
];

describe('the search over everything', () => {
  it('never finds anything of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await aRecordWith(another, 'Canary');
    expect(await namesFor(person, 'canary')).toEqual([]);
    expect(await namesFor(another, 'canary')).toEqual(everything('Canary'));
    await aRecordWith(person, 'Finch');
    expect(await namesFor(person, 'canary')).toEqual([]);
  });

  it('finds every kind of thing, also with a slip', async () => {
    const person = await asPatient(testApp());
    await aRecordWith(person, 'Kingfisher');
    await insertArticles(testApp(), [{ title: 'A Kingfisher study', source: 'Journal' }]);
    const all = [...everything('Kingfisher'), 'articles: A Kingfisher study'];
    expect(await namesFor(person, 'kingfisher')).toEqual(all);
    expect(await namesFor(person, 'KINGF')).toEqual(all);
    expect(await namesFor(person, 'kingfihser')).toEqual(all);
    expect((await searchAs(person, 'kingfihser')).medicines.is_similar).toBe(true);
    expect((await searchAs(person, 'kingfisher')).medicines.is_similar).toBe(false);
  });

  it('leaves out articles about outlook while the reader hides them', async () => {
    const person = await asPatient(testApp());
    await insertArticles(testApp(), [
      { title: 'Dunnock and sleep' },
      { title: 'Dunnock and survival', summary: 'How long people live.' },
    ]);
    const choose = (hide_outlook: boolean) =>
      person.call(articlesEndpoints.choose, { body: { hide_outlook } });
    await choose(true);
    expect(await namesFor(person, 'dunnock')).toEqual(['articles: Dunnock and sleep']);
    await choose(false);
    expect(await namesFor(person, 'dunnock')).toHaveLength(2);
  });

  it('says nothing to those who help of whether the patient wants to read about outlook', async () => {
    const patient = await asPatient(testApp());
    await insertArticles(testApp(), [{ title: 'Fieldfare and survival' }]);
    const helper = await helperOf(testApp(), patient, { areas: ['calendar'] });
    for (const hide_outlook of [true, false]) {
      await patient.call(articlesEndpoints.choose, { body: { hide_outlook } });
      expect((await searchAs(helper, 'fieldfare')).articles.total).toBe(0);
    }
    expect((await searchAs(patient, 'fieldfare')).articles.total).toBe(1);
  });

  it('never finds what is in the bin, and finds it again once it is restored', async () => {
    const person = await asPatient(testApp());
    const { medicine, event, file, place, treatment } = await aRecordWith(person, 'Wren');
    expect(await namesFor(person, 'wren')).toEqual(everything('Wren'));
    await person.call(medicationsEndpoints.remove, { params: medicine });
    await person.call(timelinesEndpoints.remove, { params: event });
    await binFile(person, file.id);
    await person.call(locationsEndpoints.remove, { params: place });
    await person.call(treatmentsEndpoints.remove, { params: treatment });
    expect(await namesFor(person, 'wren')).toEqual([]);
    await person.call(medicationsEndpoints.restore, { params: medicine });
    await changeFile(person, file.id, { deleted: false });
    expect(await namesFor(person, 'wren')).toEqual([
      'medicines: Wren tablets',
      'files: Wren letter.pdf',
    ]);
  });

  it('finds a file of an event in the bin no more, and a document once', async () => {
    const person = await asPatient(testApp());
    const files = [aLetter('A letter', 'Heron.pdf')];
    const event = await madeEvent(testApp(), person, { files });
    expect(await namesFor(person, 'heron')).toEqual(['files: Heron.pdf']);
    await person.call(timelinesEndpoints.remove, { params: event });
    expect(await namesFor(person, 'heron')).toEqual([]);
  });

  it('knows a change at once', async () => {
    const person = await asPatient(testApp());
    const { id, version } = await madeLocation(person, { name: 'Old name' });
    expect(await namesFor(person, 'old')).toEqual(['places: Old name']);
    await editLocation(person, id, { name: 'New name', version });
    expect(await namesFor(person, 'old')).toEqual([]);
    expect(await namesFor(person, 'new')).toEqual(['places: New name']);
  });

  it('reads practitioners, tags, places, and the kind in the language of the reader', async () => {
    const person = await asPatient(testApp());
    await madeEvent(testApp(), person, { title: 'Check-up', practitioner: 'Dr Özdemir' });
    const labelled = { title: 'Follow-up', event_type: 'Appointment', tags: ['driving'] } as const;
    await madeEvent(testApp(), person, { ...labelled, tags: [...labelled.tags] });
    expect(await namesFor(person, 'oezdemir')).toEqual(['events: Check-up']);
    expect(await namesFor(person, 'driving')).toEqual(['events: Follow-up']);
    expect(await namesFor(person, 'appointment')).toEqual(['events: Follow-up']);
    await madeEvent(testApp(), person, { title: 'Visit', questions: ['May I swim again?'] });
    expect(await namesFor(person, 'swim')).toEqual(['events: Visit']);
    const inGerman = await testApp().app.inject({
      method: 'POST',
      url: find.path,
      payload: { q: 'termin' },
      headers: { authorization: `Bearer ${person.access}`, 'accept-language': 'de' },
    });
    expect(namesIn(inGerman.json<SearchAnswer>())).toEqual(['events: Follow-up']);
  });

  it('finds everything that names a substance by its brand name, also with a slip', async () => {
    const person = await asPatient(testApp());
    await madeMedication(person, { name: 'Ondansetron' });
    await madeEvent(testApp(), person, { title: 'Asked about ondansetron' });
    await insertArticles(testApp(), [{ title: 'Ondansetron and sleep' }]);
    const all = await namesFor(person, 'ondansetron');
    expect(all).toHaveLength(3);
    expect(await namesFor(person, 'zofran')).toEqual(all);
    expect(await namesFor(person, 'zofrann')).toEqual(all);
  });

  it('finds a medicine by a brand name of its substance, also with a slip', async () => {
    const person = await asPatient(testApp());
    await madeMedication(person, { name: 'Levetiracetam' });
    expect(await namesFor(person, 'keppra')).toEqual(['medicines: Levetiracetam']);
    const { medicines } = await searchAs(person, 'kepra');
    expect([medicines.is_similar, medicines.hits[0]?.name]).toEqual([true, 'Levetiracetam']);
  });

  it('finds the places with a 24-hour number, and those with any number', async () => {
    const person = await asPatient(testApp());
    await madeLocation(person, { name: 'Ward', phone: '', on_call_phone: '01632 960 199' });
    await madeLocation(person, { name: 'Practice', phone: '01632 960 100', on_call_phone: '' });
    await madeLocation(person, { name: 'Gym', phone: '', on_call_phone: '' });
    for (const q of ['24 hour', 'night', 'emergency'])
      expect(await namesFor(person, q)).toEqual(['places: Ward']);
    expect((await searchAs(person, 'night')).places.hits[0]?.on_call_phone).toBe('01632 960 199');
    expect(await namesFor(person, 'call')).toEqual(['places: Practice', 'places: Ward']);
  });

  it('finds events of the last and the coming week by their weekday', async () => {
    const person = await asPatient(testApp());
    const on = (days: number) => new Date(Date.now() + days * 86_400_000);
    const at = (day: Date) => `${day.toISOString().slice(0, 10)}T12:00`;
    await madeEvent(testApp(), person, { title: 'Soon', start: at(on(3)) });
    await madeEvent(testApp(), person, { title: 'Later', start: at(on(24)) });
    const weekday = on(3).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
    expect(await namesFor(person, weekday)).toEqual(['events: Soon']);
  });

  it('returns no more than five of a kind, those near today first, and how many there are', async () => {
    const person = await asPatient(testApp());
    await insertManyEvents(testApp(), person.userId, 400);
    const { events } = await searchAs(person, 'mri');
    expect(events.hits[0]).toMatchObject({
      all_day: expect.any(Boolean),
      status: expect.any(String),
    });
    expect([events.total, events.hits.length]).toEqual([100, limits.search.perGroup]);
    const days = events.hits.map(({ start }) => Math.abs(Date.parse(`${start}Z`) - Date.now()));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(Math.max(...days)).toBeLessThan(5 * 86_400_000);
  });

  it('finds words inside files after those in names, and never what is in the bin', async () => {
    const person = await asPatient(testApp());
    const named = await uploaded(testApp(), person, aLetter('x', 'Progression.pdf'));
    const scanned = await uploaded(testApp(), person, aLetter('y', 'Scan0001.pdf'));
    const { db, clock } = testApp().deps;
    const asked: (readonly string[])[] = [];
    const findInsideFiles: FindInsideFiles = async (_, words) => {
      asked.push(words);
      const found = [{ id: scanned.id, snippet: '… no progression …' }];
      return words.includes('progression') ? found : [];
    };
    const deps = { db, indexes: makeIndexes(db, () => clock.now()), findInsideFiles };
    const actor = { userId: person.userId, sessionId: null, caller: null };
    const context = { ...ownRecord(actor, person.patientId ?? ''), dataVersion: 1 };
    const filesFor = async (q: string) => (await search(deps, context, q, {})).files;
    expect(await filesFor('Progression')).toMatchObject({
      total: 2,
      is_similar: false,
      hits: [
        { id: named.id, excerpt: null },
        { id: scanned.id, excerpt: '… no progression …' },
      ],
    });
    expect(await filesFor('progresion')).toMatchObject({ total: 1, is_similar: true });
    expect(await filesFor('pr')).toMatchObject({ total: 1 });
    expect(asked).toEqual([['progression'], ['progresion']]);
    await binFile(person, scanned.id);
    expect((await filesFor('progression')).hits.map(({ id }) => id)).toEqual([named.id]);
  });

  it('answers others while one account searches often in a record that takes long', async () => {
    const [busy, other] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeEvent(testApp(), other, { title: 'Heron' });
    const { db, clock } = testApp().deps;
    const indexes = makeIndexes(db, () => clock.now());
    const contextOf = (person: Person) => ({
      ...ownRecord(
        { userId: person.userId, sessionId: null, caller: null },
        person.patientId ?? '',
      ),
      dataVersion: 1,
    });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const slow = {
      ofArticles: indexes.ofArticles,
      ofRecord: async (...asked: Parameters<typeof indexes.ofRecord>) => {
        const made = await indexes.ofRecord(...asked);
        const find: typeof made.medicines.find = async (...typed) => {
          begun += 1;
          await released;
          return made.medicines.find(...typed);
        };
        return { ...made, medicines: { ...made.medicines, find } };
      },
    };
    const searchIn = (person: Person, of: typeof indexes) =>
      search({ db, indexes: of, findInsideFiles: async () => [] }, contextOf(person), 'heron', {
        of: person.userId,
      });
    const searches = Array.from({ length: 5 }, () => searchIn(busy, slow));
    expect(namesIn(await searchIn(other, indexes))).toEqual(['events: Heron']);
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 120_000 });
    release();
    expect((await Promise.all(searches)).map(namesIn)).toEqual(Array.from({ length: 5 }, () => []));
  });

  it.each([
    ['nothing', {}, 'Enter what you are looking for.'],
    ['an empty text', { q: '  ' }, 'Enter what you are looking for.'],
    ['a number', { q: 7 }, 'Enter what you are looking for.'],
    ['a text that is too long', { q: 'a'.repeat(101) }, 'Use 100 characters or fewer.'],
    [
      'an unreadable character',
      { q: 'a\u0000' },
      'Remove the unreadable character from this text.',
    ],
  ])('refuses %s with a sentence', async (_, body, sentence) => {
    const person = await asPatient(testApp());
    const answer = await person.call(find, { body: body as never });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(answer.json<{ fields: object }>().fields).toEqual({ q: sentence });
  });

  it('finds nothing for signs without a letter, and survives many words', async () => {
    const person = await asPatient(testApp());
    await aRecordWith(person, 'Plover');
    expect(await namesFor(person, '?!')).toEqual([]);
    expect(await namesFor(person, '% _ \\ plover')).toEqual(everything('Plover'));
    expect(await namesFor(person, 'q '.repeat(50))).toEqual([]);
  });

  it('is not for administrators', async () => {
    const administrator = await asAdministrator(testApp());
    expect(outcomeOf(await administrator.call(find, { body: { q: 'a' } }))).toBe('403 forbidden');
  });

  it('leaves what was looked for in no log', async () => {
    const person = await asPatient(testApp());
    await searchAs(person, 'secretword');
    expect(testApp().logLines.join('\n')).not.toContain('secretword');
  });
});
