/** Patterns of keys that must not be in the repository, each with its name. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/,
  'an age key': /AGE-SECRET-KEY-1[A-Z0-9]{20}/,
  'a key of a cloud': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/,
  'a token of a code host': /\b(?:gh[pousr]_\w{36}|github_pat_\w{22}|glpat-[\w-]{20})/,
  'a token of a registry': /\bnpm_[A-Za-z0-9]{36}\b|:_authToken\s*=\s*[^\s$]/,
  'a token of a service': /\bxox[abprs]-[\w-]{10}|\bsk_live_\w{16}|\bpk\.eyJ[\w-]{20}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
};

/** The kinds of secrets in a text. */
export const secretsIn = (text: string): string[] =>
  Object.entries(shapes)
    .filter(([, shape]) => shape.test(text))
    .map(([name]) => name);
