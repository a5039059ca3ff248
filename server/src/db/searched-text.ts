/**
 * What a search reads of an event. Without the diary all but its symptoms, so that a word which is not found says nothing
 * about them: the same fields as `ownSearchTextOf` of the contract.
 */
export const searchedTextOf = (hasDiary: `$${number}`): string => `
  CASE WHEN ${hasDiary} OR e.symptoms = '{}' THEN e.search_text
       ELSE lower(concat_ws(E'\\n', e.title, e.practitioner, array_to_string(e.tags, E'\\n'), e.description, e.preparation,
                            array_to_string(e.questions, E'\\n'), e.outcome)) END`;
