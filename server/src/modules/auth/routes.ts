import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import type { Principal } from '../../http/principal.ts';
import { serve } from '../../http/serve.ts';
import { newCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { sendEmailCode, verifyEmailCode } from './email-code.ts';
import { authContextOf, type AuthContext } from './auth-context.ts';
import { forgotPassword } from './forgot-password.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { verifyResetCode } from './reset-code.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { confirmEnrolment, enrolTotp } from './totp-enrol.ts';
import { verifyTotp } from './totp-verify.ts';

export function authRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const caller = (request: FastifyRequest): Caller => app.callerOf(request);

  serve(app, authEndpoints.login, ({ body, request }) => signIn(deps, body, caller(request)));
  serve(app, authEndpoints.captcha, () => newCaptcha(deps));
  serve(app, authEndpoints.refresh, ({ body, request }) =>
    refresh(deps, body.refresh, caller(request)),
  );
  serve(app, authEndpoints.logout, async ({ principal, request, reply }) => {
    await logout(deps, principal, caller(request));
    reply.header('clear-site-data', '"cache"');
  });

  const auth = (principal: Principal, request: FastifyRequest): Promise<AuthContext> =>
    authContextOf(deps, principal, caller(request));
  serve(app, authEndpoints.sendEmailCode, async ({ principal, request }) =>
    sendEmailCode(deps, await auth(principal, request)),
  );
  serve(app, authEndpoints.verifyEmailCode, async ({ principal, body, request }) =>
    verifyEmailCode(deps, await auth(principal, request), body.code),
  );
  serve(app, authEndpoints.enrolTotp, async ({ principal, request }) =>
    enrolTotp(deps, await auth(principal, request)),
  );
  serve(app, authEndpoints.confirmTotp, async ({ principal, body, request }) =>
    confirmEnrolment(deps, await auth(principal, request), body.code),
  );
  serve(app, authEndpoints.verifyTotp, async ({ principal, body, request }) =>
    verifyTotp(deps, await auth(principal, request), body.code),
  );

  serve(app, authEndpoints.forgotPassword, ({ body, request }) =>
    forgotPassword(deps, body, caller(request)),
  );
  serve(app, authEndpoints.verifyResetCode, ({ body, request }) =>
    verifyResetCode(deps, body, caller(request)),
  );
  serve(app, authEndpoints.resetPassword, ({ body, request }) =>
    resetPassword(deps, body, caller(request)),
  );
}
