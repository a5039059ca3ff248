-- Who somebody is at the identity provider: issuer and subject, never an address, which can change hands.
CREATE TABLE provider_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX provider_identities_user_idx ON provider_identities (user_id);

-- Sign-ins that are at the provider just now: taken up once, by the browser that began them. Keyed hashes of both.
CREATE TABLE provider_sign_ins (
  state_mac bytea PRIMARY KEY,
  browser_mac bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_sign_ins_expires_idx ON provider_sign_ins (expires_at);
