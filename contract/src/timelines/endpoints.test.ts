import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { routeKey, type Endpoint } from '../http/endpoint.ts';
import { eventListQuery, timelinesEndpoints } from './endpoints.ts';
import { documentEventType, documentEventTypeAlias } from './event-types.ts';
import { mostPerPage } from '../http/list-paging.ts';

const all = Object.entries<Endpoint>(timelinesEndpoints);

describe('§7 the calls of the timelines', () => {
  it.each(all)('§7 %s is for patients and declares every parameter of its path', (_, call) => {
    expect(call.audience).toBe('patient');
    const named = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, 'x']);
    const problems = call.params && z.safeParse(call.params, Object.fromEntries(named));
    expect(problems?.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(
      named.map(([name]) => name),
    );
  });

  it('§7 every call has its own route', () => {
    expect(new Set(all.map(([, { method, path }]) => routeKey(method, path))).size).toBe(
      all.length,
    );
  });

  it('§7 the create, and the edit that may add files, take an idempotency key', () => {
    expect(all.filter(([, call]) => call.creates).map(([name]) => name)).toEqual([
      'create',
      'edit',
    ]);
  });

  it('§7 the list is read from data', () => {
    expect(z.parse(timelinesEndpoints.list.answer, { data: [] })).toEqual({ data: [] });
  });
});

describe('§7 what the list may be asked beyond the specification', () => {
  it('§7 requires no parameter', () => {
    expect(z.parse(eventListQuery, {})).toEqual({});
  });

  it('§7 types come once or repeated, in either spelling', () => {
    expect(z.parse(eventListQuery, { type: documentEventTypeAlias }).type).toBe(documentEventType);
    expect(z.parse(eventListQuery, { type: ['Scan', 'Tests'] }).type).toEqual(['Scan', 'Tests']);
  });

  it('§7 accepts a page in digits', () => {
    expect(z.parse(eventListQuery, { limit: '50', cursor: 'abc' })).toEqual({
      limit: 50,
      cursor: 'abc',
    });
    for (const limit of ['0', '', '1.5', 'all', String(mostPerPage + 1)]) {
      expect(z.safeParse(eventListQuery, { limit }).error?.issues[0]?.message).toMatch(/^Ask for /);
    }
  });

  it('§7 a day that does not exist is refused', () => {
    expect(z.safeParse(eventListQuery, { from: '2026-02-30' }).success).toBe(false);
  });
});
