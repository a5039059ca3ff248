type TokenWanted = { readonly opened: number; readonly issued: number; readonly aal: 1 | 2 };

/** An access token as the server writes it, signed by nobody. */
export function aToken({ opened, issued, aal }: TokenWanted): string {
  const time = opened.toString(16).padStart(12, '0');
  const sid = `${time.slice(0, 8)}-${time.slice(8)}-7c3a-9b1d-3f2a5b6c7d8e`;
  const payload = { sid, aal, iat: Math.floor(issued / 1000) };
  return `header.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`;
}
