import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** What the sign-in page and the shell must know of this installation; nothing secret. Alone, so that the sign-in page carries no other call of this file. */
export const settingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings_api_gateway/',
  audience: 'public',
  summary: 'Settings of this installation that the web app shows.',
  answer: z.object({
    mode: z.enum(['demo', 'production']),
    version: z.string(),
    /** §2.4: where 'Send Feedback' writes to. */
    support_email: z.string(),
    /** §2.8: the operator's own pages; null means those of the product. */
    privacy_url: z.nullable(z.string()),
    cookie_policy_url: z.nullable(z.string()),
    terms_url: z.nullable(z.string()),
    /** §7: the address of the favicon service with its gaps; null means off. */
    favicon_service: z.nullable(z.string()),
    /** The words in photos are read, so that a search finds them. */
    reads_photos: z.boolean(),
    provider_sign_in: z.boolean(),
    demo_accounts: z.array(z.object({ email: z.string(), who: z.string() })),
    demo_password: z.nullable(z.string()),
  }),
});

export const operationsEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    audience: 'public',
    summary: 'The process lives.',
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    audience: 'public',
    summary: 'The process can answer: its database does.',
    answer: z.object({ status: z.literal('ready') }),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/metrics',
    audience: 'public',
    summary: 'Figures for Prometheus, with the operator’s token; in the demo to this machine.',
    answer: z.string(),
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    audience: 'public',
    summary: 'This document.',
    answer: z.record(z.string(), z.unknown()),
  }),
  settings: settingsEndpoint,
} as const;
