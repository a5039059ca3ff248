import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { idParams, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { locationEdit, newLocation } from './location-body.ts';
import { careLocation } from './schema.ts';
import { locationErrors } from './texts.ts';

export const locationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/locations_api_gateway/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'read' },
    summary: 'The locations of the signed-in patient',
    answer: z.object({ data: z.array(careLocation) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/locations_api_gateway/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'manage' },
    summary: 'Add a location',
    body: newLocation,
    answer: careLocation,
    status: 201,
    creates: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/locations_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'read' },
    summary: 'One location',
    params: idParams,
    answer: careLocation,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/locations_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'manage' },
    summary: 'Edit a location',
    params: idParams,
    body: locationEdit,
    answer: careLocation,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/locations_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'manage' },
    summary: 'Delete a location',
    params: idParams,
    answer: null,
  }),
  /** Undoes a delete for as long as the location is in the bin. */
  restore: endpoint({
    method: 'POST',
    path: '/api/locations_api_gateway/{id}/restore_api_gateway/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'manage' },
    summary: 'Restore a deleted location',
    params: idParams,
    answer: careLocation,
  }),
  /** Not among the public settings: only this screen needs them. */
  map: endpoint({
    method: 'GET',
    path: '/api/locations_api_gateway/map_api_gateway/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'read', shows: [] },
    summary: 'Which map this installation shows',
    answer: z.object({
      /** null: the built-in map, which contacts no other host. `{token}` in the address stands for the token. */
      style_url: z.nullable(z.string()),
      token: z.nullable(z.string()),
      finds_addresses: z.boolean(),
    }),
  }),
  /** A POST, so that no address appears in a log on the way. The server calls the operator's service, so that the service never learns a user's IP address. */
  findAddress: endpoint({
    method: 'POST',
    path: '/api/locations_api_gateway/find_address_api_gateway/',
    audience: 'patient',
    record: { areas: ['calendar'], act: 'manage', shows: [] },
    summary: 'Find the position of an address, if the operator has set up a service for it',
    body: z.strictObject({
      address: requiredText(limits.locations.addressLength, () => locationErrors.address),
    }),
    answer: z.object({
      data: z.array(z.object({ label: z.string(), lat: z.number(), lng: z.number() })),
    }),
    reads: true,
  }),
} as const;
