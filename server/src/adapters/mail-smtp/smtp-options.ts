/** By any of these in the address the operator decides about encryption. */
const decided = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];
const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** A password never goes over a network in plain text, unless the operator says so: ?requireTLS=false. */
function mustEncrypt({ protocol, hostname, password, searchParams }: URL): boolean {
  if (protocol === 'smtps:' || password === '' || thisMachine.test(hostname)) return false;
  return !decided.some((name) => searchParams.has(name));
}

/** For sending and for the check, which signs in too. */
export const smtpOptions = (address: string, patienceMs: number) => ({
  url: address,
  ...(mustEncrypt(new URL(address)) && { requireTLS: true }),
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  socketTimeout: patienceMs,
});
