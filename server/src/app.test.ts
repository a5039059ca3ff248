import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { audiences, endpoint, routeKey } from '@caretrail/contract/http/endpoint';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { serve } from './http/serve.ts';
import { asAdministrator, callApi } from './testing/people.ts';
import { type TestApp, useTestApp } from './testing/test-app.ts';

const testApp = useTestApp();
const withPages = useTestApp({
  policyUrls: {
    privacy: 'https://clinic.example/privacy',
    cookies: null,
    terms: 'https://clinic.example/terms',
  },
});

/**
 * The routes of the router itself, without HEAD: read from the tree that it prints, so that no way of adding one is
 * missed.
 */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+|\(empty root node\))(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part === '(empty root node)' ? '' : part);
      const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => routeKey(method, path));
    });
}

describe('the route table', () => {
  it('has a path of its own and an audience for every call of the contract', () => {
    const keys = allEndpoints.map(({ endpoint }) => routeKey(endpoint.method, endpoint.path));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { endpoint } of allEndpoints) expect(audiences).toContain(endpoint.audience);
  });

  it('registers the calls of the contract and no others; a duplicate would not start', () => {
    // The router prints both names of a place in a path that two calls name differently.
    const placesOf = (keys: readonly string[]): string[] =>
      keys.map((key) => key.replaceAll(/\{\w+\}(?:\|\{\w+\})*/g, '{}')).toSorted();
    expect(placesOf(routesOf(testApp().app))).toEqual(
      placesOf(allEndpoints.map(({ endpoint }) => routeKey(endpoint.method, endpoint.path))),
    );
  });

  it('lists exactly these calls for administrators', () => {
    const forAdministrators = allEndpoints.filter(
      ({ endpoint }) => endpoint.audience === 'administrator',
    );
    expect(forAdministrators.map(({ name }) => name)).toEqual([
      'account.rename',
      'users.list',
      'users.read',
      'users.invite',
      'users.edit',
      'audit.search',
      'audit.actions',
      'audit.export',
    ]);
  });

  it('refuses to start with a route that the contract does not list', async () => {
    const app = buildApp(testApp().deps);
    const forgotten = endpoint({
      method: 'GET',
      path: '/api/forgotten/{id}',
      audience: 'public',
      summary: 'Served, and in no list.',
      answer: null,
    });
    const refusal = 'is no call of contract/src/http/all-endpoints.ts';
    expect(() => serve(app, forgotten, () => {})).toThrow(refusal);
    expect(() => app.get('/api/bare', () => 'open to all')).toThrow(refusal);
    expect(() => app.all('/api/health/*', () => 'open to all')).toThrow(refusal);
    // The audience of another call.
    const config = { endpoint: operationsEndpoints.health };
    expect(() => app.get('/api/borrowed', { config }, () => 'open to all')).toThrow(refusal);
    await app.close();
  });
});

describe('operations', () => {
  it('reports that it is alive and ready', async () => {
    expect((await callApi(testApp(), operationsEndpoints.health)).json()).toEqual({
      status: 'ok',
      version: '0.0.0-test',
    });
    expect((await callApi(testApp(), operationsEndpoints.ready)).json()).toEqual({
      status: 'ready',
    });
  });

  it('accepts both slash forms', async () => {
    const { app } = testApp();
    for (const url of ['/api/health', '/api/health/']) {
      expect((await app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('returns no metrics in production without a token', async () => {
    const { app } = testApp();
    expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
  });

  it('describes exactly the calls that it serves in OpenAPI', async () => {
    const document = (await callApi(testApp(), operationsEndpoints.openapi)).json<{
      info: { version: string };
      paths: Record<string, object>;
    }>();
    // §7 §9: the version label of the API.
    expect(document.info.version).toBe('v1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => routeKey(method.toUpperCase(), path)),
    );
    expect(described.toSorted()).toEqual(
      allEndpoints.map(({ endpoint }) => routeKey(endpoint.method, endpoint.path)).toSorted(),
    );
  });

  it('describes both shapes of the body that lists or adds medicines', async () => {
    const { path } = medicationsEndpoints.listOrAdd;
    const document = (await callApi(testApp(), operationsEndpoints.openapi)).json<{
      paths: Record<string, object>;
    }>();
    expect(document.paths[path]).toMatchObject({
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { anyOf: [{ required: ['status'] }, { required: ['name'] }] },
            },
          },
        },
      },
    });
  });

  it('describes how a client takes part in the rotation of refresh tokens', async () => {
    const { info } = (await callApi(testApp(), operationsEndpoints.openapi)).json<{
      info: { description: string };
    }>();
    expect(info.description).toContain('x-client: web');
  });

  it('says nothing about the demo in production', async () => {
    const settings = (await callApi(testApp(), operationsEndpoints.settings)).json<
      Record<string, unknown>
    >();
    expect(settings).toMatchObject({ mode: 'production', demo_accounts: [], demo_password: null });
  });

  it('§2.8 returns the operator’s pages, or that there are none', async () => {
    const settings = async (app: TestApp) =>
      (await callApi(app, operationsEndpoints.settings)).json<Record<string, unknown>>();
    expect(await settings(testApp())).toMatchObject({
      privacy_url: null,
      cookie_policy_url: null,
      terms_url: null,
    });
    expect(await settings(withPages())).toMatchObject({
      privacy_url: 'https://clinic.example/privacy',
      cookie_policy_url: null,
      terms_url: 'https://clinic.example/terms',
    });
  });

  it('returns the status to an administrator', async () => {
    const administrator = await asAdministrator(testApp());
    const listed = await administrator.call(usersEndpoints.list);
    expect(listed.statusCode).toBe(200);
    expect(listed.json<{ email: string }[]>().map(({ email }) => email)).toContain(
      administrator.email,
    );
  });
});

describe('figures for Prometheus', () => {
  const token = 'a token of the operator';
  const withToken = useTestApp({ metricsToken: token });
  const demo = useTestApp({ mode: 'demo' });

  it('are returned with the token, by route pattern', async () => {
    const { app } = withToken();
    const ask = (authorization: string) =>
      app.inject({ url: '/api/metrics', headers: { authorization } });
    expect((await ask('Bearer another token')).statusCode).toBe(404);
    expect((await ask(`Bearer ${token}`)).body).toContain('caretrail_http_request_seconds_bucket');
  });

  it('are returned in the demo to this machine alone', async () => {
    const { app } = demo();
    const status = async (options: InjectOptions): Promise<number> =>
      (await app.inject({ url: '/api/metrics', ...options })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ remoteAddress: '203.0.113.9' })).toBe(404);
    expect(await status({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  });
});
