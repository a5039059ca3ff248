import { recordHeader } from '@caretrail/contract/circle/record-header';
import { clientHeader } from '@caretrail/contract/http/client-header';
import { errorBody } from '@caretrail/contract/http/error-body';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { productName } from '@caretrail/contract/texts/product';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parameters = (schema: Schema | undefined, place: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const contentTypes = {
  json: ['application/json'],
  multipart: ['multipart/form-data'],
  'json-or-multipart': ['application/json', 'multipart/form-data'],
};

const operation = (endpoint: Endpoint, group: string) => ({
  tags: [group],
  summary: endpoint.summary,
  'x-audience': endpoint.audience,
  ...(endpoint.record && { 'x-record': endpoint.record }),
  security: endpoint.audience === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(typeof endpoint.record === 'object'
      ? [
          {
            name: recordHeader.written,
            in: 'header',
            required: false,
            description: 'The record of a patient who allowed it; without it one’s own.',
            schema: { type: 'string', format: 'uuid' },
          },
        ]
      : []),
    ...(endpoint.creates
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', format: 'uuid' },
          },
        ]
      : []),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        contentTypes[endpoint.bodyType ?? 'json'].map((type) => [
          type,
          { schema: jsonSchema(endpoint.body as Schema, 'input') },
        ]),
      ),
    },
  }),
  responses: {
    [endpoint.status ?? (endpoint.answer === null ? 204 : 200)]: {
      description: 'Done.',
      ...(endpoint.answer && {
        content: { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } },
      }),
    },
    default: {
      description: 'Refused, with a code and a sentence.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

const description = `Every sign-in opens a session. A client that sends the header \`${clientHeader.name}: ${clientHeader.webApp}\` with the calls that sign in takes part in rotation: each refresh answers a new refresh token, and one that is used twice ends the session. Without the header the refresh token stays the same and the session is shorter.`;

type Named = { readonly group: string; readonly endpoint: Endpoint };

/** The OpenAPI document of this server, generated from the contract alone. */
export function openApiDocument(
  served: readonly Named[],
  publicUrl: string,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint, group } of served) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, group),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: limits.http.versionLabel, description },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
  };
}
