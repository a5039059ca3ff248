import { user } from '../auth/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { areas } from './areas.ts';
import {
  circle,
  circleInvitation,
  circlePerson,
  grantEdit,
  helpedRecord,
  helpedRecords,
  helperAccount,
  invitationBody,
  invitationDetails,
  invitationState,
  ledgerEntries,
  ledgerQuery,
  ledgerVisits,
  newInvitation,
  writers,
} from './schema.ts';

const path = '/api/circle_api_gateway/';
const people = '/api/circle/people_api_gateway/';
const invitations = '/api/circle/invitations_api_gateway/';
const invitation = '/api/circle/invitation_api_gateway/';
const helping = '/api/circle/helping_api_gateway/';

/** Who else may see a record (D6–D10). Tokens of invitations are in bodies: an address ends in the logs of proxies. */
export const circleEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Who has access to the own record, and who is invited.',
    answer: circle,
  }),
  invite: endpoint({
    method: 'POST',
    path: invitations,
    audience: 'patient',
    record: 'own',
    summary:
      'Invite someone by email. Asks for a fresh second step. Another invitation of the same address replaces the first.',
    body: newInvitation,
    answer: circleInvitation,
    status: 201,
    creates: true,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: `${invitations}{id}/`,
    audience: 'patient',
    record: 'own',
    summary: 'Take an invitation back: its link no longer works.',
    params: idParams,
    answer: null,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: `${people}{id}/`,
    audience: 'patient',
    record: 'own',
    summary: 'Change what someone may see and do, and until when. Asks for a fresh second step.',
    params: idParams,
    body: grantEdit,
    answer: circlePerson,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${people}{id}/`,
    audience: 'patient',
    record: 'own',
    summary: 'End the access of one person, at once.',
    params: idParams,
    answer: null,
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: people,
    audience: 'patient',
    record: 'own',
    summary: 'End the access of all people, and take all invitations back.',
    answer: null,
  }),
  visits: endpoint({
    method: 'GET',
    path: '/api/circle/visits_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Who looked at the own record, in visits, newest first.',
    query: ledgerQuery,
    answer: ledgerVisits,
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/api/circle/ledger_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Every read and write in the own record by someone else, newest first.',
    query: ledgerQuery,
    answer: ledgerEntries,
  }),
  writers: endpoint({
    method: 'GET',
    path: '/api/circle/writers_api_gateway/',
    audience: 'patient',
    record: { areas, act: 'read', shows: [] },
    summary: 'The names of the people who wrote in a record, for the ids on its entries.',
    answer: writers,
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: `${invitation}state_api_gateway/`,
    audience: 'public',
    summary: 'Whether an invitation is open, by its token; never who invites.',
    body: invitationBody,
    answer: invitationState,
    reads: true,
  }),
  register: endpoint({
    method: 'POST',
    path: `${invitation}account_api_gateway/`,
    audience: 'public',
    summary: 'An account for the invited address, to help others, without a record of its own.',
    body: helperAccount,
    answer: null,
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: invitation,
    audience: 'terms',
    summary: 'Who invites to what; only for the account with the invited address.',
    body: invitationBody,
    answer: invitationDetails,
    reads: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: `${invitation}accept_api_gateway/`,
    audience: 'terms',
    summary: 'Accept an invitation; only with the account of the invited address.',
    body: invitationBody,
    answer: helpedRecord,
  }),
  helping: endpoint({
    method: 'GET',
    path: helping,
    audience: 'member',
    summary: 'The records that one helps with, and whether someone asks to take over one’s own.',
    answer: helpedRecords,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: `${helping}{id}/`,
    audience: 'member',
    summary: 'Give one’s own access to a record up.',
    params: idParams,
    answer: null,
  }),
  startOwnRecord: endpoint({
    method: 'POST',
    path: '/api/circle/own_record_api_gateway/',
    audience: 'member',
    summary: 'Give an account that only helps a record of its own; “Getting started” is next.',
    answer: user,
  }),
} as const;
