/** Names the entry script of the web app that the server has now, so that a page from an older build can tell. */
export const buildHeader = 'x-web-build';
