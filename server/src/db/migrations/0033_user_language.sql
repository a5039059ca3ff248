-- The language that the app and its emails use with a person: a tag such as 'de'. Null until the first sign-in.
ALTER TABLE users ADD COLUMN language text CHECK (char_length(language) BETWEEN 2 AND 35);
