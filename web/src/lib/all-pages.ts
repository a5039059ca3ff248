type Page<Row> = { readonly data: readonly Row[]; readonly next_cursor?: string | undefined };

/** A part of a list, page after page: how long a page is, the server says. */
export async function allPages<Row>(
  ask: (page: { readonly cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let page = await ask({});
  rows.push(...page.data);
  while (page.next_cursor !== undefined) {
    page = await ask({ cursor: page.next_cursor });
    rows.push(...page.data);
  }
  return rows;
}
