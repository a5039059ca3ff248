import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { locationEdit, newLocation } from './location-body.ts';
import { careLocation } from './schema.ts';

export const locationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/locations_api_gateway/',
    audience: 'patient',
    summary: 'The locations of the signed-in patient',
    answer: z.object({ data: z.array(careLocation) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/locations_api_gateway/',
    audience: 'patient',
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
    summary: 'One location',
    params: idParams,
    answer: careLocation,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/locations_api_gateway/{id}/',
    audience: 'patient',
    summary: 'Edit a location',
    params: idParams,
    body: locationEdit,
    answer: careLocation,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/locations_api_gateway/{id}/',
    audience: 'patient',
    summary: 'Delete a location',
    params: idParams,
    answer: null,
  }),
} as const;
