/** For repos that read people of many records: the name of a user, as far as they have one. */
export const nameInSql = (user: string): string =>
  `COALESCE(NULLIF(trim(concat_ws(' ', ${user}.first_name, ${user}.last_name)), ''), ${user}.email)`;

/** What a message calls them. */
export const firstNameInSql = (user: string): string =>
  `COALESCE(NULLIF(${user}.first_name, ''), ${nameInSql(user)})`;
