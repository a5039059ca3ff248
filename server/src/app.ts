import { limits } from '@caretrail/contract/limits';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import type { Database } from './db/client.ts';
import { guardAccess } from './http/access.ts';
import { limitAnswerTime } from './http/answer-deadline.ts';
import { limitBodyTime } from './http/body-deadline.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { cacheFigures, makeCachedAnswers } from './http/cached-answers.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { limitConnections } from './http/connections-per-address.ts';
import { answerError } from './http/error-handler.ts';
import { limitAddresses, limitUsers, type RequestLimits } from './http/request-limits.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { refuseUnlistedRoutes } from './http/listed-calls.ts';
import { measureRequests } from './http/metrics.ts';
import { acceptForms } from './http/multipart.ts';
import { openApiDocument } from './http/openapi.ts';
import { logRequests } from './http/request-log.ts';
import { tellLooks } from './http/told-looks.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { endConnectionsWhen } from './http/stopping.ts';
import { serveWebApp, type WebApp } from './http/web-app.ts';
import { nameWebBuild } from './http/web-build.ts';
import type { Keys } from './keys.ts';
import { speakLanguageOfRequest } from './languages/request-language.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { articlesRoutes } from './modules/articles/routes.ts';
import { auditSearchRoutes } from './modules/audit-search/routes.ts';
import type { AuthDeps } from './modules/auth/deps.ts';
import type { Hashing } from './modules/auth/hashing.ts';
import { principalReader } from './modules/auth/principal.ts';
import { providerRoutes } from './modules/auth/provider-routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { calendarRoutes } from './modules/calendar/routes.ts';
import { circleRoutes } from './modules/circle/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { journeyRoutes } from './modules/journey/routes.ts';
import { demoAccounts, demoPassword } from './modules/demo/accounts.ts';
import { documentsRoutes } from './modules/documents/routes.ts';
import { emergencyCardRoutes } from './modules/emergency-card/routes.ts';
import { escalationRoutes } from './modules/escalation/routes.ts';
import { exportRoutes } from './modules/export/routes.ts';
import { filesRoutes } from './modules/files/routes.ts';
import { findInFileTexts } from './modules/files/service.ts';
import { mapRoutes, type MapSettings } from './modules/locations/map-routes.ts';
import { tellLook } from './modules/ledger/service.ts';
import { locationsRoutes } from './modules/locations/routes.ts';
import { medicationsRoutes } from './modules/medications/routes.ts';
import { operationsRoutes, type PolicyUrls } from './modules/operations/routes.ts';
import { readFigures } from './modules/operations/service.ts';
import { patientsRoutes } from './modules/patients/routes.ts';
import { preboardingRoutes } from './modules/preboarding/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { pushRoutes } from './modules/push/routes.ts';
import { remindersRoutes } from './modules/reminders/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { successionRoutes } from './modules/succession/routes.ts';
import { termsRoutes } from './modules/terms/routes.ts';
import type { CurrentTerms } from './modules/terms/text.ts';
import { timelinesRoutes } from './modules/timelines/routes.ts';
import { treatmentsRoutes } from './modules/treatments/routes.ts';
import { usersRoutes } from './modules/users/routes.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Geocoder } from './ports/geocoder.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { Ids } from './ports/ids.ts';
import type { TextRecognition } from './ports/text-recognition.ts';

/** Every dependency of the app; `main.ts` and the tests build it. */
export type AppDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hashing: Hashing;
  readonly fileStore: FileStore;
  /** Null: the words in pictures are not read. */
  readonly textRecognition: TextRecognition | null;
  /** Null: only accounts of our own. */
  readonly provider: IdentityProvider | null;
  readonly logger: FastifyBaseLogger;
  readonly terms: CurrentTerms;
  /** Absent where only calls are tested. */
  readonly webApp?: WebApp;
  readonly version: string;
  readonly mode: 'demo' | 'production';
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly policyUrls: PolicyUrls;
  readonly faviconService: string | null;
  readonly map: MapSettings;
  /** Null: there is no address search. */
  readonly geocoder: Geocoder | null;
  /** Notifications may go to a push service on this machine: in tests. */
  readonly isPushLoopbackAllowed?: boolean;
  readonly metricsToken: string | null;
  readonly captcha: boolean;
  readonly minimumAnswerMs?: number;
  readonly requestLimits: RequestLimits;
  readonly trustedProxies: readonly string[];
  /** Aborted when the server is about to stop; absent where it never stops. */
  readonly stopping?: AbortSignal;
};

const second = 1000;

/** The composition root: every route of the server is registered here or in a function that this calls. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: deps.logger,
    // Our own line instead: Fastify's would hold the address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => deps.ids.next(),
    bodyLimit: limits.http.bodyBytes,
    requestTimeout: limits.http.formMs,
    connectionTimeout: 20 * second,
    // Node uses the larger of its two limits for the whole request, and checks only now and then.
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: 2 * second },
    keepAliveTimeout: 72 * second,
    forceCloseConnections: 'idle',
    // A request that still arrives is answered: the proxy in front sees in /api/ready that we stop.
    return503OnClosing: false,
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(securityHeaders(deps))),
    clientErrorHandler: answerBrokenRequest(securityHeaders(deps)),
  });

  const served = refuseUnlistedRoutes(app);
  app.server.maxConnections = limits.http.connections;
  limitConnections(app.server, {
    most: limits.http.connectionsPerAddress,
    trustedProxies: deps.trustedProxies,
  });
  app.setErrorHandler(answerError);
  readJsonBodies(app);
  acceptForms(app);
  limitBodyTime(app);
  limitAnswerTime(app);
  addSecurityHeaders(app, deps);
  speakLanguageOfRequest(app);
  nameWebBuild(app, deps.webApp);
  if (deps.stopping) endConnectionsWhen(app, deps.stopping);
  logRequests(app);
  const metrics = measureRequests(app);
  metrics.watch(() => readFigures(deps));
  compressAnswers(app);

  const auth: AuthDeps = { ...deps, termsVersion: deps.terms.version };
  limitAddresses(app, deps.requestLimits, deps.clock);
  guardAccess(app, principalReader(auth), deps);
  tellLooks(app, (context) => tellLook(deps, context));
  limitUsers(app, deps.requestLimits, deps.clock);

  operationsRoutes(app, {
    version: deps.version,
    mode: deps.mode,
    demo: deps.mode === 'demo' ? { accounts: demoAccounts, password: demoPassword } : null,
    supportEmail: deps.supportEmail,
    policyUrls: deps.policyUrls,
    faviconService: deps.faviconService,
    readsPhotos: deps.textRecognition !== null,
    providerSignIn: deps.provider !== null,
    metricsToken: deps.metricsToken,
    metrics,
    ping: () => deps.db.ping(),
    isStopping: () => deps.stopping?.aborted === true,
    openApi: () => openApiDocument(served(), deps.publicUrl),
  });
  authRoutes(app, auth);
  providerRoutes(app, { ...auth, provider: deps.provider });
  // One for all, so that its limit is the limit of the process.
  const withCache = { ...deps, cachedAnswers: makeCachedAnswers({ release: deps.version }) };
  metrics.watch(async () => cacheFigures(withCache.cachedAnswers));
  termsRoutes(app, deps);
  preboardingRoutes(app, deps);
  profileRoutes(app, deps);
  patientsRoutes(app, deps);
  accountRoutes(app, auth);
  exportRoutes(app, { ...auth, fileStore: deps.fileStore });
  calendarRoutes(app, auth);
  circleRoutes(app, auth);
  usersRoutes(app, auth);
  auditSearchRoutes(app, auth);
  filesRoutes(app, withCache);
  documentsRoutes(app, deps);
  timelinesRoutes(app, withCache);
  medicationsRoutes(app, withCache);
  locationsRoutes(app, withCache);
  treatmentsRoutes(app, withCache);
  dashboardRoutes(app, withCache);
  emergencyCardRoutes(app, deps);
  journeyRoutes(app, withCache);
  mapRoutes(app, deps);
  escalationRoutes(app, deps);
  successionRoutes(app, auth);
  remindersRoutes(app, deps);
  pushRoutes(app, deps);
  articlesRoutes(app, withCache);
  searchRoutes(app, {
    ...deps,
    findInsideFiles: (context, words, limit, client) =>
      findInFileTexts(deps, context, words, limit, client),
  });
  serveWebApp(app, deps.webApp ?? new Map());
  return app;
}
