import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import { editAnswers, readAnswers } from './edit-answers.ts';
import { editProfile, readProfile, type ProfileDeps } from './service.ts';

export function profileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  serve(app, profileEndpoints.read, ({ principal }) => readProfile(deps, ownerOf(principal)));
  serve(app, profileEndpoints.edit, ({ principal, body, request }) =>
    editProfile(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
  serve(app, profileEndpoints.readAnswers, ({ principal }) =>
    readAnswers(deps, ownerOf(principal)),
  );
  serve(app, profileEndpoints.editAnswers, ({ principal, body, request }) =>
    editAnswers(deps, ownerOf(principal), body, callerOf(request, deps.keys)),
  );
}
