import { describe, expect, it } from 'vitest';
import { madeEvent } from './events.ts';
import { asPatient } from './people.ts';
import { useTestApp } from './test-app.ts';
import { leaksInLog } from './leaks-in-log.ts';

const testApp = useTestApp();

describe('what a log may not say', () => {
  it('is found wherever it is in a line', async () => {
    const { db } = testApp().deps;
    const person = await asPatient(testApp(), { first_name: 'Wilhelmina', last_name: 'Quist' });
    await madeEvent(testApp(), person, { title: 'A talk about "seizures"' });
    await db.execute(
      `INSERT INTO mail_outbox (id, to_address, subject, text_body, created_at, next_attempt_at)
       VALUES (gen_random_uuid(), 'a@example.org', 'Your code', 'It is 123 456.', now(), now())`,
    );
    const line = (words: string): Promise<string[]> =>
      leaksInLog(db, JSON.stringify({ msg: words }));
    expect(await line('answered in 1234567 ms, /api/events/:id')).toEqual([]);
    expect(await line('A talk about "seizures" was saved')).toEqual(['A talk about "seizures"']);
    expect(await line('for Wilhelmina Quist')).toEqual(['Wilhelmina Quist']);
    expect(await line('sent 123456')).toEqual(['123456']);
    const sent = [{ subject: 'Your code', text: 'It is 654 321.' }];
    expect(await leaksInLog(db, 'sent 654321', sent)).toEqual(['654321']);
    expect(await line(`to ${person.email}`)).toEqual(['an e-mail address']);
    expect(await line(person.access)).toEqual(['a signed token']);
    expect(await line(person.refresh)).toEqual(['a refresh token']);
  });
});
