import type { Area, CircleRole } from '@caretrail/contract/circle/areas';
import { expect, it } from 'vitest';
import { canIn } from '../../session/chosen-record.ts';
import { isFormClosed } from './form-rights.ts';

const closedTo =
  (role: CircleRole, ...areas: Area[]) =>
  (...[route, search]: [Parameters<typeof isFormClosed>[0], string]) =>
    isFormClosed(route, search, (act, area) => canIn({ id: '', name: '', role, areas }, act, area));

it('D8 a form opens only for those who may send it', () => {
  const viewer = closedTo('viewer', 'diary', 'medication', 'files');
  expect(viewer('timelines', '?event=1')).toBe(false);
  expect(viewer('timelines', '?new=')).toBe(true);
  expect(viewer('timelines', '?event=1&edit=')).toBe(true);
  expect(viewer('filesDocuments', '?file=1&move=')).toBe(true);
  const helper = closedTo('helper', 'diary', 'medication');
  expect(helper('timelines', '?new=')).toBe(false);
  expect(helper('timelines', '?event=1&edit=')).toBe(false);
  expect(helper('medication', '?new=')).toBe(true);
  expect(helper('medication', '?medicine=1&change=')).toBe(true);
  const manager = closedTo('manager', 'medication');
  expect(manager('medication', '?medicine=1&change=')).toBe(false);
  expect(manager('treatments', '?new=')).toBe(true);
  expect(manager('dashboard', '')).toBe(false);
});
