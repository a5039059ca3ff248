import { endpoint } from '../http/endpoint.ts';
import { declinedQuestion, shownQuestion } from '../preboarding/questions.ts';
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
    record: { areas: ['summary'], act: 'read' },
    summary: 'The patient’s own profile.',
    answer: patientProfile,
  }),
  edit: endpoint({
    method: 'PATCH',
    path,
    audience: 'patient',
    record: { areas: ['summary'], act: 'manage' },
    summary: 'Change parts of the patient’s own profile; answers the profile as it is now.',
    body: profileEdit,
    answer: patientProfile,
  }),
  readAnswers: endpoint({
    method: 'GET',
    path: answersPath,
    audience: 'patient',
    record: { areas: ['summary'], act: 'read' },
    summary: 'What the getting-started questions asked, as it stands now.',
    answer: profileAnswers,
  }),
  editAnswers: endpoint({
    method: 'PATCH',
    path: answersPath,
    audience: 'patient',
    record: { areas: ['summary'], act: 'manage' },
    summary: 'Change the answers to parts of the getting-started questions; answers all of them.',
    body: profileAnswersEdit,
    answer: profileAnswers,
  }),
  showQuestion: endpoint({
    method: 'POST',
    path: '/api/patients/me/question_shown_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'The question of the day is on the screen: it stays until tomorrow.',
    body: shownQuestion,
    answer: null,
  }),
  declineQuestion: endpoint({
    method: 'POST',
    path: '/api/patients/me/question_declined_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Put the question of the day off, or do not ask it again.',
    body: declinedQuestion,
    answer: null,
  }),
  hideFirstThings: endpoint({
    method: 'POST',
    path: '/api/patients/me/first_things_hidden_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Offer the three first things no longer.',
    answer: null,
  }),
} as const;
