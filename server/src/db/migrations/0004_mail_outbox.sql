-- Mails wait here, written in the transaction of what they tell of.

CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  -- Emptied once the mail is out: it may hold a code.
  text_body text,
  html_body text,
  created_at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- A code that has expired is not worth a mail.
  useless_after timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz
);
CREATE INDEX mail_outbox_due_idx ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
