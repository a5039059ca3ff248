/** Columns as the API writes them, for responses that PostgreSQL builds. */

export const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const local = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`;
