import { endpoint } from '../http/endpoint.ts';
import { cardAreas } from './areas.ts';
import { cardEdit, cardQuestion, cardState, cardToken, emergencyCardAnswer } from './schema.ts';

const path = '/api/emergency_card_api_gateway/';

export const emergencyCardEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: { areas: cardAreas, act: 'read' },
    summary: 'The emergency card, made from the record at this moment.',
    answer: emergencyCardAnswer,
  }),
  edit: endpoint({
    method: 'PUT',
    path,
    audience: 'patient',
    record: { areas: cardAreas, act: 'manage', every: true },
    summary:
      'What is left out of the card, and what only the card has; answers the card as it is now.',
    body: cardEdit,
    answer: emergencyCardAnswer,
  }),
  allow: endpoint({
    method: 'PUT',
    path: '/api/emergency_card_api_gateway/devices_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary:
      'This device may show the card without a sign-in. Its token asks for nothing but `state`.',
    body: cardToken,
    answer: null,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/emergency_card_api_gateway/devices_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'No device may show the card without a sign-in any more.',
    answer: null,
  }),
  state: endpoint({
    method: 'POST',
    path: '/api/emergency_card_api_gateway/state_api_gateway/',
    audience: 'public',
    summary: 'Whether a device may go on showing its card. Says nothing of what is on it.',
    body: cardQuestion,
    answer: cardState,
    reads: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/emergency_card_api_gateway/removed_api_gateway/',
    audience: 'public',
    summary: 'The card was removed from a device; a token that opens nothing gets the same answer.',
    body: cardToken,
    answer: null,
  }),
} as const;
