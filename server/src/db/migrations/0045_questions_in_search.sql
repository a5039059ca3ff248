-- A search reads what is to be asked, prepared and what came of it too: the same text as `ownSearchTextOf` writes.
UPDATE events
   SET search_text = lower(concat_ws(E'\n', title, practitioner, NULLIF(array_to_string(symptoms, E'\n'), ''),
         NULLIF(array_to_string(tags, E'\n'), ''), description, preparation,
         NULLIF(array_to_string(questions, E'\n'), ''), outcome))
 WHERE preparation <> '' OR outcome <> '' OR questions <> '{}';
