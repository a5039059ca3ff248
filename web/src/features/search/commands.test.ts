import { newEntryHref } from '@caretrail/contract/access/record-href';
import { describe, expect, it } from 'vitest';
import { findOffers, startGroups } from './commands.ts';
import { inOrder, linesOf } from './results.ts';

const titlesFor = (text: string, role: 'patient' | 'administrator' = 'patient'): string[] =>
  linesOf(inOrder(findOffers(text, role))).map(({ title }) => title);

describe('what the app offers for a text', () => {
  it.each([
    ['add appointment', 'Add an appointment'],
    ['doctor', 'Add an appointment'],
    ['seizure', 'Record a seizure'],
    ['siezure', 'Record a seizure'],
    ['upload', 'Add a file'],
    ['pharmacy', 'Add a place'],
    ['print', 'Print your health summary'],
    ['password', 'Change your password'],
    ['bigger', 'Change the text size'],
    ['calendar', 'Timelines'],
    ['trash', 'Bin'],
    ['quiet', 'Quiet hours'],
    ['dark', 'Colours'],
    ['simple', 'Simple mode'],
    ['alergies', 'Allergies'],
  ])('%s finds %s', (text, title) => {
    expect(titlesFor(text)).toContain(title);
  });

  it('finds nothing for the name of a medicine, or for nothing', () => {
    for (const text of ['keppra', 'kepra', 'levetiracetam', ' ', '…'])
      expect(titlesFor(text)).toEqual([]);
  });

  it('leaves out settings that only stand in the section of the one that was typed', () => {
    expect(titlesFor('text size')).not.toContain('Articles about outlook');
    expect(titlesFor('text size and colours')).toContain('Colours');
  });

  it('does not show a setting twice, as an action and as a setting', () => {
    const hrefs = linesOf(findOffers('password', 'patient')).map(({ href }) => href);
    expect(hrefs).toEqual([...new Set(hrefs)]);
    expect(hrefs).toContain('/settings?section=security#password');
  });

  it('opens the form of what was chosen, and puts no symptom into the address or the history', () => {
    const [seizure] = linesOf(findOffers('record a seizure', 'patient'));
    expect(seizure?.href).toBe(newEntryHref('seizure'));
    expect(seizure?.href).not.toMatch(/seizure/i);
    expect(seizure?.state).toBeUndefined();
    const [appointment] = linesOf(findOffers('add an appointment', 'patient'));
    expect(appointment?.href).toBe(newEntryHref('appointment'));
    const event = linesOf(findOffers('add an event', 'patient')).find(
      ({ key }) => key === 'action event',
    );
    expect(event).toMatchObject({ href: '/timelines?new=' });
    expect(event).not.toHaveProperty('state');
  });

  it('offers administrators pages and settings only', () => {
    expect(startGroups('administrator').map(({ name }) => name)).toEqual(['pages']);
    expect(titlesFor('audit', 'administrator')).toContain('Audit log');
    expect(titlesFor('appointment', 'administrator')).toEqual([]);
    expect(titlesFor('password', 'administrator')).toEqual(['Password']);
  });

  it('begins with actions and the pages of the menu', () => {
    const [actions, pages] = startGroups('patient');
    expect(actions?.results[0]?.title).toBe('Add an appointment');
    expect(pages?.results[0]?.title).toBe('Dashboard');
  });
});
