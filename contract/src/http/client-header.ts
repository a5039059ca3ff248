/**
 * The web app announces itself, and so takes part in the rotation of refresh tokens. A client that does not keeps its
 * one refresh token, and a shorter session. Header names have no case; Node writes them small.
 */
export const clientHeader = { name: 'x-client', webApp: 'web' } as const;
