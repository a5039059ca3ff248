import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { editAnswers, readAnswers } from './edit-answers.ts';
import { declineQuestion, hideFirstThings, showQuestion } from './questions.ts';
import { editProfile, readProfile } from './service.ts';

export function profileRoutes(app: FastifyInstance, deps: RecordDeps): void {
  serve(app, profileEndpoints.read, ({ record }) => readProfile(deps, record()));
  serve(app, profileEndpoints.edit, ({ record, body }) => editProfile(deps, record(), body));
  serve(app, profileEndpoints.readAnswers, ({ record }) => readAnswers(deps, record()));
  serve(app, profileEndpoints.editAnswers, ({ record, body }) => editAnswers(deps, record(), body));
  serve(app, profileEndpoints.showQuestion, ({ record, body }) =>
    showQuestion(deps, record(), body.question),
  );
  serve(app, profileEndpoints.declineQuestion, ({ record, body }) =>
    declineQuestion(deps, record(), body),
  );
  serve(app, profileEndpoints.hideFirstThings, ({ record }) => hideFirstThings(deps, record()));
}
