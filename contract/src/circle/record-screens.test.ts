import { describe, expect, it } from 'vitest';
import { type RouteName, routeNames } from '../access/routes.ts';
import { type Area, areas } from './areas.ts';
import { decideRecordScreen, type Where } from './record-screens.ts';

const notShown = (where: Where) =>
  Object.fromEntries(
    routeNames
      .map((name) => [name, decideRecordScreen(name, where)] as const)
      .filter(([, decision]) => decision !== 'show'),
  );
const inOther = (...open: Area[]): Where => ({ hasRecord: true, open });

describe('D7 the screens of a record', () => {
  it('are all there in the own record, and in another one with every area', () => {
    expect(notShown({ hasRecord: true, open: null })).toEqual({});
    expect(notShown(inOther(...areas))).toEqual({});
  });

  it('are closed where nothing of them is shared', () => {
    const closed = (...open: Area[]) => Object.keys(notShown(inOther(...open)));
    const all: RouteName[] = [
      'treatments',
      'treatment',
      'locations',
      'settings',
      'medication',
      'timelines',
      'filesDocuments',
    ];
    const without = (...shown: RouteName[]) => all.filter((name) => !shown.includes(name));
    const sorted = (names: string[]) => names.toSorted();
    expect(sorted(closed('summary'))).toEqual(sorted(without('settings')));
    expect(sorted(closed('calendar'))).toEqual(
      sorted(without('timelines', 'locations', 'settings')),
    );
    expect(sorted(closed('diary'))).toEqual(sorted(without('timelines')));
    expect(sorted(closed('medication'))).toEqual(
      sorted(without('timelines', 'medication', 'settings')),
    );
    expect(sorted(closed('files'))).toEqual(sorted(without('timelines', 'filesDocuments')));
    expect(sorted(closed('treatments'))).toEqual(sorted(without('treatments', 'treatment')));
  });

  it('D6 are not there for someone who only helps; their account is', () => {
    expect(notShown({ hasRecord: false, open: null })).toEqual({
      dashboard: 'no-record',
      treatments: 'no-record',
      treatment: 'no-record',
      locations: 'no-record',
      timelines: 'no-record',
      medication: 'no-record',
      filesDocuments: 'no-record',
    });
    expect(notShown({ hasRecord: false, open: areas })).toEqual({});
  });
});
