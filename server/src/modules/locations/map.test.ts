import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { describe, expect, it } from 'vitest';
import { GeocoderProblem } from '../../ports/geocoder.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAdministrator, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const { map, findAddress } = locationsEndpoints;
const rulesOf = (policy: unknown): string[] => String(policy).split('; ');
const lookUp = { body: { address: '1 High Street, Bath' } };

describe('the map of an installation without a configured one', () => {
  const testApp = useTestApp();

  it('is the built-in one, and no address can be looked up', async () => {
    const person = await asPatient(testApp());
    expect((await person.call(map)).json()).toEqual({
      style_url: null,
      token: null,
      finds_addresses: false,
    });
    expect(outcomeOf(await person.call(findAddress, lookUp))).toBe('404 not_found');
  });

  it('lets the browser connect to no other server', async () => {
    const { headers } = await testApp().app.inject({ url: '/locations' });
    expect(rulesOf(headers['content-security-policy'])).toContain("connect-src 'self'");
  });

  it('is returned to patients only', async () => {
    const administrator = await asAdministrator(testApp());
    expect(outcomeOf(await administrator.call(map))).toBe('403 forbidden');
  });
});

describe('the map of an operator', () => {
  const asked: string[] = [];
  const found = { label: '1 High Street, Bath', lat: 51.38, lng: -2.36 };
  const testApp = useTestApp({
    map: {
      styleUrl: 'https://maps.example/style.json?key={token}',
      token: 'public-token',
      origins: ['https://maps.example', 'https://tiles.example'],
    },
    geocoder: {
      find: (address) => {
        asked.push(address);
        if (address === 'broken') return Promise.reject(new GeocoderProblem('no'));
        return Promise.resolve([found]);
      },
    },
  });

  it('is returned with its style, and its origins are allowed in every response', async () => {
    const person = await asPatient(testApp());
    expect((await person.call(map)).json()).toEqual({
      style_url: 'https://maps.example/style.json?key={token}',
      token: 'public-token',
      finds_addresses: true,
    });
    for (const url of ['/locations', '/assets/map-worker-1.js']) {
      const { headers } = await testApp().app.inject({ url });
      expect(rulesOf(headers['content-security-policy'])).toEqual(
        expect.arrayContaining([
          "connect-src 'self' https://maps.example https://tiles.example",
          "img-src 'self' https: data: blob: https://maps.example https://tiles.example",
          "script-src 'self'",
        ]),
      );
    }
  });

  it('finds an address, and writes it to no log', async () => {
    const person = await asPatient(testApp());
    expect((await person.call(findAddress, lookUp)).json()).toEqual({ data: [found] });
    expect(asked).toEqual([lookUp.body.address]);
    expect(testApp().logLines.join('')).not.toContain('High Street');
  });

  it('says so when the service does not answer, and when there is nothing to look for', async () => {
    const person = await asPatient(testApp());
    const answer = await person.call(findAddress, { body: { address: 'broken' } });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      503,
      'We could not look up the address right now. You can set the pin yourself.',
    ]);
    expect(outcomeOf(await person.call(findAddress, { body: { address: ' ' } }))).toBe(
      '400 invalid_input',
    );
  });

  it('limits the searches of one user, who is then told to wait', async () => {
    const [person, another] = [await asPatient(testApp()), await asPatient(testApp())];
    const outcomes: string[] = [];
    for (let call = 0; call < 31; call += 1)
      outcomes.push(outcomeOf(await person.call(findAddress, lookUp)));
    expect([outcomes.indexOf('429 too_many'), outcomes.at(-1)]).toEqual([30, '429 too_many']);
    expect(outcomeOf(await another.call(findAddress, lookUp))).toBe('200');
  });
});
