-- §3 Article. Nobody's own: every member reads the same ones.
CREATE TABLE articles (
  id uuid PRIMARY KEY,
  -- The source that brought it first.
  origin text NOT NULL,
  url text NOT NULL,
  -- The address in the form in which two of the same are equal.
  url_key text NOT NULL UNIQUE,
  doi text UNIQUE,
  title text NOT NULL,
  -- Inert markup.
  summary text,
  source text,
  published_date date,
  image_url text,
  tags text[] NOT NULL,
  -- The tags in lower case, to be looked for.
  tag_keys text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX articles_newest_idx ON articles (published_date DESC NULLS LAST, id);
CREATE INDEX articles_tags_idx ON articles USING gin (tag_keys);
CREATE INDEX articles_origin_idx ON articles (origin);

-- One row, raised in the transaction of whatever changes an article: answers of the same version are the same.
CREATE TABLE article_content (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO article_content (version) VALUES (1);

-- What is known of each source: when it was read, until when it is somebody's turn to read it, and what it said for
-- the next time.
CREATE TABLE article_sources (
  name text PRIMARY KEY,
  claimed_until timestamptz,
  synced_at timestamptz,
  etag text,
  last_modified text
);
