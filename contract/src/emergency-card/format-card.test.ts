import { describe, expect, it } from 'vitest';
import { codeText, formatMade, isOldCard, linesOf } from './format-card.ts';
import { anEmptyCard } from './testing/a-card.ts';

const day = 24 * 60 * 60 * 1000;
const madeMs = Date.parse(anEmptyCard.made_at);

describe('the words of the emergency card', () => {
  it('say what follows from steroids, and nothing beyond that', () => {
    const [line] = linesOf({ ...anEmptyCard, steroids: ['Dexamethasone', 'Infusions'] });
    expect(line).toMatchObject({ label: 'Takes steroids', isWarning: true });
    expect(line?.rows.map(({ text }) => text)).toEqual([
      'Dexamethasone, Infusions',
      'Do not stop suddenly. More may be needed in an emergency: ask a doctor.',
    ]);
  });

  it('tell “none” from “nothing written down”', () => {
    const rows = (card: object) =>
      linesOf({ ...anEmptyCard, ...card }).flatMap((each) => each.rows);
    expect(rows({ allergies: { is_recorded: true, names: [] } })).toEqual([{ text: 'None known' }]);
    expect(rows({ allergies: { is_recorded: false, names: [] } })).toEqual([
      { text: 'Not recorded' },
    ]);
    expect(rows({ allergies: null })).toEqual([]);
    expect(rows({ medicines: [] })).toEqual([
      { text: 'No medicines are written down in this record.' },
    ]);
  });

  it('name a medicine with its amount, its times and what holds for it', () => {
    const medicine = {
      name: 'Apixaban',
      dose: '5 mg',
      when: 'Every day at 08:00',
      is_on_hold: true,
      never_stop_suddenly: true,
    };
    const [line] = linesOf({ ...anEmptyCard, medicines: [medicine] });
    expect(line?.rows).toEqual([
      { text: 'Apixaban, 5 mg, Every day at 08:00, on hold, do not stop suddenly' },
    ]);
  });

  it('say when it was made, and how old it is where that is known', () => {
    const made = 'Made on 19 November 2026 at 21:40';
    expect(formatMade(anEmptyCard, 'UTC', null)).toBe(made);
    expect(formatMade(anEmptyCard, 'UTC', madeMs + 2 * 3_600_000)).toBe(`${made}, 2 hours ago`);
    expect(formatMade(anEmptyCard, 'UTC', madeMs + 3 * day)).toBe(`${made}, 3 days ago`);
    expect(formatMade(anEmptyCard, 'UTC', madeMs - day)).toBe(made);
  });

  it('warn from 30 days on', () => {
    expect(isOldCard(anEmptyCard, madeMs + 30 * day)).toBe(false);
    expect(isOldCard(anEmptyCard, madeMs + 30 * day + 1)).toBe(true);
  });

  it('are the text of the code, without the medicines where they are too many, or not at all', () => {
    const medicine = {
      name: 'Levetiracetam',
      dose: '500 mg',
      when: 'Every day at 08:00 and 20:00',
      is_on_hold: false,
      never_stop_suddenly: true,
    };
    const card = { ...anEmptyCard, diagnosis: 'Glioblastoma', medicines: [medicine] };
    expect(codeText(card, 'UTC')).toBe(
      [
        'Emergency card: Robin Sample',
        'Diagnosis: Glioblastoma',
        'Medicines: Levetiracetam, 500 mg, Every day at 08:00 and 20:00, do not stop suddenly',
        'Made on 19 November 2026 at 21:40',
      ].join('\n'),
    );
    const many = codeText(
      { ...card, medicines: Array.from({ length: 30 }, () => medicine) },
      'UTC',
    );
    expect(many).toContain('The medicines are on the printed card.');
    expect(many).not.toContain('Levetiracetam');
    // In UTF-8 a letter may take several bytes.
    expect(codeText({ ...card, seizures: 'ü'.repeat(600) }, 'UTC')).toBeNull();
  });
});
