-- Counters that survive a restart and hold for any number of servers. The subject is a keyed hash.
CREATE TABLE throttle_counters (
  bucket text NOT NULL,
  subject bytea NOT NULL,
  hits integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  -- Until then every further try is refused.
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (bucket, subject)
);
CREATE INDEX throttle_counters_window_idx ON throttle_counters (window_ends_at);

CREATE TABLE used_captchas (
  signature bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
