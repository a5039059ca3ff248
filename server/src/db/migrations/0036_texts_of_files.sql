-- The words of a file, so that they can be found. Derived from its content, and deleted with it.
CREATE TABLE file_texts (
  patient_id uuid NOT NULL REFERENCES patients (patient_id),
  file_id uuid NOT NULL,
  -- 'document': its words are read here. 'picture': the operator's text recognition reads them, where there is one.
  kind text NOT NULL CHECK (kind IN ('document', 'picture')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'read', 'unreadable')),
  tries integer NOT NULL DEFAULT 0,
  -- Not before this moment. The server that reads a file moves it ahead, so that no other server does.
  due_at timestamptz NOT NULL,
  -- How many characters were read.
  length integer NOT NULL DEFAULT 0,
  -- Compressed, then encrypted with the key of the file.
  sealed_text bytea,
  -- The person did not want the details that the text suggests.
  is_dismissed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (patient_id, file_id),
  FOREIGN KEY (patient_id, file_id) REFERENCES files (patient_id, id) ON DELETE CASCADE
);
CREATE INDEX file_texts_due_idx ON file_texts (kind, due_at) WHERE state = 'waiting';

INSERT INTO file_texts (patient_id, file_id, kind, due_at)
SELECT patient_id, id, CASE WHEN type LIKE 'image/%' THEN 'picture' ELSE 'document' END, created_at
  FROM files
 WHERE type IN ('application/pdf', 'text/plain', 'image/jpeg', 'image/png', 'image/webp',
                'application/vnd.openxmlformats-officedocument.wordprocessingml.document');

-- A thumbnail that came after its file has a key of its own: no key may encrypt two contents.
ALTER TABLE files ADD COLUMN thumbnail_key bytea;
