/**
 * The web app identifies itself, and thus takes part in the rotation of refresh tokens. A client that does not keeps its
 * one refresh token, and a shorter session. Header names are case-insensitive; Node writes them in lower case.
 */
export const clientHeader = { name: 'x-client', webApp: 'web' } as const;
