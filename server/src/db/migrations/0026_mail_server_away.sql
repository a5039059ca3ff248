-- When the mail server itself could last not be used for a mail: such a try does not count, and sign-in can say so.
ALTER TABLE mail_outbox ADD COLUMN unreachable_at timestamptz;
CREATE INDEX mail_outbox_unreachable_idx ON mail_outbox (unreachable_at) WHERE unreachable_at IS NOT NULL AND sent_at IS NULL;
CREATE INDEX mail_outbox_sent_idx ON mail_outbox (sent_at) WHERE sent_at IS NOT NULL;
