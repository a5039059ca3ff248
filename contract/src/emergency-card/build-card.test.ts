import { describe, expect, it } from 'vitest';
import { allAreas, type Area } from '../circle/areas.ts';
import { buildCard, type CardFacts } from './build-card.ts';
import { cardLines, type CardSettings, type EmergencyCard, noSettings } from './schema.ts';
import { aMedicine, noFacts, someFacts } from './testing/a-card.ts';

const cardOf = (
  facts: CardFacts,
  settings: Partial<CardSettings> = {},
  areas: ReadonlySet<Area> = allAreas,
): EmergencyCard =>
  buildCard(facts, {
    settings: { ...noSettings, ...settings },
    areas,
    nowIso: '2026-11-19T21:40:00Z',
    today: '2026-11-19',
  });

/** The lines that are on a card. */
const on = (card: EmergencyCard) => cardLines.filter((line) => card[line] !== null);

describe('what is on the emergency card', () => {
  it('has a line for each thing that the record says', () => {
    const card = cardOf(someFacts(), { seizures: 'After 5 minutes: call 112.' });
    expect(on(card)).toEqual([...cardLines]);
    expect(card).toMatchObject({
      name: 'Robin Sample',
      birth_date: '1975-04-02',
      diagnosis: 'Glioblastoma, IDH-wildtype',
      steroids: ['Dexamethasone'],
      blood_thinners: ['Apixaban'],
      seizures: 'After 5 minutes: call 112.',
      allergies: { is_recorded: true, names: ['Latex'] },
      contacts: [{ name: 'Kim Sample', relation: 'my partner', phone: '07700 900123' }],
      places: [
        { name: 'Neuro-oncology clinic', phone: '01632 960 199' },
        { name: 'Day clinic', phone: '01632 960 200' },
      ],
    });
    expect(card.medicines?.at(-1)).toEqual({
      name: 'Apixaban',
      dose: '5 mg',
      when: 'Every day at 08:00 and 20:00',
      is_on_hold: true,
      never_stop_suddenly: false,
    });
  });

  it('invents nothing: what is not written down has no line, and what was not asked is not “none”', () => {
    expect(on(cardOf(noFacts))).toEqual(['allergies', 'medicines']);
    expect(cardOf(noFacts).allergies).toEqual({ is_recorded: false, names: [] });
    const said = { ...noFacts.answers, medicines: { allergies: [] } };
    expect(cardOf({ ...noFacts, answers: said }).allergies).toEqual({
      is_recorded: true,
      names: [],
    });
    const chosen = { ...noFacts.answers, diagnosis: { disease_type: 'Glioblastoma' as const } };
    expect(cardOf({ ...noFacts, answers: chosen }).diagnosis).toBe('Glioblastoma');
    const other = { ...noFacts.answers, diagnosis: { disease_type: 'Other' as const } };
    expect(cardOf({ ...noFacts, answers: other }).diagnosis).toBeNull();
  });

  it.each(cardLines)('leaves out one line by itself: %s', (line) => {
    const settings = { seizures: 'Call 112.', left_out: [line] };
    expect(on(cardOf(someFacts(), settings))).toEqual(cardLines.filter((each) => each !== line));
  });

  it('warns of steroids and blood thinners that a person adds, and not of what they correct', () => {
    const facts = someFacts({ medicines: [aMedicine({ name: 'Hydrocortisone cream' })] });
    expect(cardOf(facts).steroids).toEqual(['Hydrocortisone cream']);
    expect(cardOf(facts, { not_steroids: ['hydrocortisone cream '] }).steroids).toBeNull();
    const added = cardOf(facts, {
      not_steroids: ['Hydrocortisone cream'],
      more_steroids: 'Infusions at the clinic',
      more_blood_thinners: 'Injections after surgery',
    });
    expect(added.steroids).toEqual(['Infusions at the clinic']);
    expect(added.blood_thinners).toEqual(['Injections after surgery']);
  });

  it('warns again of a medicine that was corrected and then renamed', () => {
    const facts = someFacts({ medicines: [aMedicine({ name: 'Hydrocortisone 10 mg' })] });
    expect(cardOf(facts, { not_steroids: ['Hydrocortisone cream'] }).steroids).toEqual([
      'Hydrocortisone 10 mg',
    ]);
  });

  it('says an amount once where one sentence has it, and the dose of today first in a taper', () => {
    const slots = [{ id: 'a', at: '08:00', parts: [{ strength: '4 mg', count: 1 }] }];
    const phase = {
      seq: 1,
      start: { date: '2026-11-01' },
      pattern: { kind: 'daily' as const },
      slots,
    };
    const version = {
      id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e',
      medication_id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e',
      tz_mode: 'wall_clock' as const,
      day_starts_at: '03:00',
      grace_min: 60,
      miss_after_min: 240,
      effective_from: '2026-11-01',
      home_tz: 'Europe/London',
      changed_by: null,
      seq: 1,
      changed_at: '2026-11-01T08:00:00Z',
      dosage: '',
      is_replaced: false,
    };
    const open = { ...phase, length: { open: true as const } };
    const first = { ...phase, length: { until: '2026-11-30' } };
    const later = { ...open, seq: 2, start: { date: '2026-12-01' } };
    const doses = [[open], [first, later]].map((phases) => {
      const medicine = aMedicine({ schedule: { ...version, phases } });
      return cardOf(someFacts({ medicines: [medicine] })).medicines?.[0]?.dose;
    });
    expect(doses).toEqual(['', '1 × 4 mg']);
  });

  it('has no contact without a number, one number once, and no place that was left out', () => {
    const { people } = someFacts().answers;
    const unreachable = { ...people, emergency_contact: { name: 'Kim' }, hospital: 'Clinic' };
    const facts = someFacts({
      answers: { ...someFacts().answers, people: unreachable },
      places: [
        { name: 'The same clinic', on_call_phone: '01632-960199' },
        { name: 'Day clinic', on_call_phone: '01632 960 200' },
      ],
    });
    const card = cardOf(facts, { left_out_places: ['Day clinic'] });
    expect(card.contacts).toBeNull();
    expect(card.places).toEqual([{ name: 'Clinic', phone: '01632 960 199' }]);
  });

  it.each([
    ['summary', ['birth_date', 'diagnosis', 'seizures', 'allergies', 'contacts', 'places']],
    ['medication', ['steroids', 'blood_thinners', 'medicines']],
    ['calendar', ['places']],
  ] as const)('shows a helper only the lines of the area %s', (area, lines) => {
    const card = cardOf(someFacts(), { seizures: 'Call 112.' }, new Set([area]));
    expect(on(card)).toEqual(lines);
    if (area === 'calendar')
      expect(card.places).toEqual([{ name: 'Day clinic', phone: '01632 960 200' }]);
    if (area === 'summary') expect(card.places).toHaveLength(1);
  });
});
