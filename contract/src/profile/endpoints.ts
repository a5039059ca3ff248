import { endpoint } from '../http/endpoint.ts';
import { profileAnswers, profileAnswersEdit } from './answers.ts';
import { patientProfile, profileEdit } from './schema.ts';

const path = '/api/patients/me_api_gateway';
const answersPath = '/api/patients/me/answers_api_gateway/';

/** §7 for the read; the edit is what §7 does not show. */
export const profileEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    summary: 'The patient’s own profile.',
    answer: patientProfile,
  }),
  edit: endpoint({
    method: 'PATCH',
    path,
    audience: 'patient',
    summary: 'Change parts of the patient’s own profile; answers the profile as it is now.',
    body: profileEdit,
    answer: patientProfile,
  }),
  readAnswers: endpoint({
    method: 'GET',
    path: answersPath,
    audience: 'patient',
    summary: 'What the getting-started questions asked, as it stands now.',
    answer: profileAnswers,
  }),
  editAnswers: endpoint({
    method: 'PATCH',
    path: answersPath,
    audience: 'patient',
    summary: 'Change the answers to parts of the getting-started questions; answers all of them.',
    body: profileAnswersEdit,
    answer: profileAnswers,
  }),
} as const;
