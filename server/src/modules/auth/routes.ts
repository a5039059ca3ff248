import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { newCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { sendEmailCode, verifyEmailCode } from './email-code.ts';
import { logout } from './logout.ts';
import { forgotPassword, resetPassword, verifyResetCode } from './password.ts';
import { refresh } from './refresh.ts';
import { factorOf } from './service.ts';
import { signIn } from './sign-in.ts';
import { confirmEnrolment, enrolTotp, verifyTotp } from './totp.ts';

export function authRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const caller = (request: FastifyRequest): Caller => callerOf(request, deps.keys);

  serve(app, authEndpoints.login, ({ body, request }) => signIn(deps, body, caller(request)));
  serve(app, authEndpoints.captcha, () => newCaptcha(deps));
  serve(app, authEndpoints.refresh, ({ body, request }) => refresh(deps, body.refresh, caller(request)));
  serve(app, authEndpoints.logout, async ({ principal, request, reply }) => {
    await logout(deps, principal, caller(request));
    reply.header('clear-site-data', '"cache"');
  });

  serve(app, authEndpoints.sendEmailCode, async ({ principal, request }) => {
    const { account, sessionId } = await factorOf(deps, principal, caller(request));
    return sendEmailCode(deps, account, sessionId);
  });
  serve(app, authEndpoints.verifyEmailCode, async ({ principal, body, request }) => {
    const { account, sessionId } = await factorOf(deps, principal, caller(request));
    return verifyEmailCode(deps, account, sessionId, body.code, caller(request));
  });
  serve(app, authEndpoints.enrolTotp, async ({ principal, request }) =>
    enrolTotp(deps, await factorOf(deps, principal, caller(request))),
  );
  serve(app, authEndpoints.confirmTotp, async ({ principal, body, request }) =>
    confirmEnrolment(deps, await factorOf(deps, principal, caller(request)), body.code),
  );
  serve(app, authEndpoints.verifyTotp, async ({ principal, body, request }) =>
    verifyTotp(deps, await factorOf(deps, principal, caller(request)), body.code),
  );

  serve(app, authEndpoints.forgotPassword, ({ body, request }) => forgotPassword(deps, body, caller(request)));
  serve(app, authEndpoints.verifyResetCode, ({ body }) => verifyResetCode(deps, body));
  serve(app, authEndpoints.resetPassword, ({ body, request }) => resetPassword(deps, body, caller(request)));
}
