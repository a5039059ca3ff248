/**
 * Limits the memory of many pages at once, also of pages that clients never read. A usual page of 500 is half of it.
 */
export const mostPageBytes = 1024 * 1024;

type Page = {
  /**
   * Newest first: `id`, its `place` from 1, its approximate size in `bytes`, and what `end` needs; one more than
   * requested.
   */
  readonly found: string;
  /** The rows as they leave the server, ready for one more condition. */
  readonly answers: string;
  readonly id: string;
  readonly limit: string;
  /** What the cursor of the next page is made of. */
  readonly end: string;
};

/**
 * A statement for `data`, a page as JSON, and `end`, its last place where more follows. A page ends at the requested
 * length or at the size limit; it always has at least one row. Rows are left out by their stored size before they are
 * read, and by their exact size afterwards.
 */
export const jsonPage = ({ found, answers, id, limit, end }: Page): string => `
  WITH found AS (${found}),
  chosen AS (
    SELECT array_agg(id ORDER BY place) AS ids
      FROM (SELECT id, place, sum(bytes) OVER (ORDER BY place) AS bytes FROM found) near
     WHERE place <= ${limit} AND (bytes <= ${mostPageBytes} OR place = 1)),
  written AS MATERIALIZED (
    SELECT array_position((SELECT ids FROM chosen), answer.id) AS place, row_to_json(answer)::text AS json
      FROM (${answers} AND ${id} = ANY ((SELECT ids FROM chosen)::uuid[])) answer),
  page AS (
    SELECT place, json
      FROM (SELECT place, json, sum(octet_length(json)) OVER (ORDER BY place) AS bytes FROM written) measured
     WHERE bytes <= ${mostPageBytes} OR place = 1)
  SELECT '[' || COALESCE((SELECT string_agg(json, ',' ORDER BY place) FROM page), '') || ']' AS data,
         (SELECT json_build_object(${end}) FROM found
           WHERE place = (SELECT max(place) FROM page) AND place < (SELECT max(place) FROM found)) AS "end"`;
