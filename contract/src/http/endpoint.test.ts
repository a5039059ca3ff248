import { describe, expect, it } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';

describe('D7 what each call says about the record', () => {
  const rules = new Map(allEndpoints.map(({ name, endpoint }) => [name, endpoint.record]));
  const delegable = [...rules].filter(([, rule]) => rule !== undefined && rule !== 'own');

  it('is said by every call of patients, and by no other', () => {
    for (const { name, endpoint } of allEndpoints)
      expect(endpoint.record !== undefined, name).toBe(endpoint.audience === 'patient');
  });

  it('never delegates the account, devices, consents, the export or the circle', () => {
    const groups = new Set(delegable.map(([call]) => call.split('.')[0]));
    expect(groups).toEqual(
      new Set([
        // D7: of the diary.
        'checkIn',
        'circle',
        'dashboard',
        // D11: among those who may see the medicines.
        'duty',
        // Only lines of the areas, and a manager of them all may change it.
        'emergencyCard',
        'escalation',
        'files',
        // D7: only what the areas hold.
        'journey',
        'locations',
        'medications',
        'patients',
        'profile',
        'search',
        // Events that repeat.
        'series',
        'timelines',
        'treatments',
      ]),
    );
    expect(delegable.filter(([call]) => call.startsWith('circle.'))).toHaveLength(1);
    for (const call of [
      'patients.chooseZone',
      'dashboard.choose',
      'profile.declineQuestion',
      'escalation.saveSettings',
      'successor.name',
      'successor.refuse',
    ])
      expect(rules.get(call), call).toBe('own');
  });

  it('lets only reads be made by those who may only look', () => {
    const looks = delegable.flatMap(([name, rule]) =>
      typeof rule === 'object' && rule.act === 'read' ? [name] : [],
    );
    const writes = allEndpoints.filter(
      ({ name, endpoint: { method, reads } }) => looks.includes(name) && method !== 'GET' && !reads,
    );
    expect(writes.map(({ name }) => name)).toEqual([
      // The one route that lists or adds: adding asks for more.
      'medications.listOrAdd',
      // D11: who is told, and who goes there, is settled among all helpers, and changes nothing in the record.
      'escalation.onIt',
      'duty.take',
      'duty.offer',
      'duty.accept',
      'duty.end',
    ]);
  });
});
