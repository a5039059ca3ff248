import { of } from '../of.ts';

/** The feed of articles: its view, its cards, its pictures. */
export const articles = [
  ...of('contract/src/articles/feed-view.ts', [
    ['4.4', "  tag,\n  search: '',\n  page: 1,", '  tag,\n  page: 1,'],
    ['4.4', "  tag,\n  search: '',\n  page: 1,", "  tag,\n  search: '',"],
    ['4.4', '  pageSize,\n  page: 1,', '  pageSize,'],
    ['4.4', 'typed.toLowerCase(),\n  page: 1,', 'typed,\n  page: 1,'],
    ['4.4', 'typed.toLowerCase(),\n  page: 1,', 'typed.toLowerCase(),'],
    ['4.4', "?? 'list';", "?? 'grid';"],
    ['9', 'pageSize: limits.articles.defaultPageSize', "pageSize: 'all'"],
  ]),
  ...of('contract/src/articles/feed-load.ts', [
    [
      '4.4',
      "  status: 'error',\n  articles: [],\n  totalCount: 0,",
      "  status: 'error',\n  articles: [],\n  totalCount: 1,",
    ],
    ['4.4', "status: 'error',", "status: 'loaded',"],
    ['4.4', "status: 'loading', articles", "status: 'loaded', articles"],
  ]),
  ...of('contract/src/articles/texts.ts', [
    ['2.6', "'No articles found.'", "'No articles.'"],
    ['2.6', "'Blog categories'", "'Categories'"],
    ['2.6', "'Search by title...'", "'Search'"],
    ['2.6', "'{count} total articles'", "'{count} articles'"],
    ['2.6', "'Found {found} of {total} articles'", "'Found {found} {total} articles'"],
    ['2.6', "'(Page {page} of {total})'", "'({page} of {total})'"],
    ['2.6', "'General'", "'Unknown'"],
    ['2.6', "'Image will load when visible'", "'Image'"],
    ['2.6', "'Loading preview...'", "'Loading...'"],
    ['2.6', "'Error loading articles: {message}'", "'{message}'"],
    ['2.6', "allPerPage: 'ALL'", "allPerPage: 'All'"],
  ]),
  ...of('contract/src/articles/counts.ts', [
    ['2.6', "counts.itemsPerPage === 'all' || ", ''],
    ['5', ' || counts.totalPages === 0', ''],
    ['2.6', 'found: String(counts.totalFilteredCount)', 'found: String(counts.totalCount)'],
    ['2.6', "counts.searchTerm.trim() !== ''", "counts.searchTerm.trim() === ''"],
  ]),
  ...of('contract/src/articles/card.ts', [
    ['2.6', 'text.length <= summaryCut', 'text.length < summaryCut'],
    ['9', 'boundary >= summaryCut - summaryBoundaryWindow', 'boundary >= 0'],
    [
      '9',
      'boundary >= summaryCut - summaryBoundaryWindow',
      'boundary > summaryCut - summaryBoundaryWindow',
    ],
    ['2.6', '.trimEnd()}...`', '.trimEnd()}`'],
    ['2.6', '[\\s:.–—-]*/iu', '[\\s:.–—-]*/u'],
    ['2.6', ".replace(leadingAbstract, '')", ''],
    ['2.6', 'source?.trim() || articlesTexts.generalSource', "source ?? ''"],
  ]),
  ...of('contract/src/articles/plain-summary.ts', [
    ['2.6', '    .trim();', ';'],
    [
      '2.6',
      "stripTags(decodeEntities(stripTags(summary ?? '')))",
      "decodeEntities(stripTags(summary ?? ''))",
    ],
    ['2.6', 'if (isBlock) kept.push(betweenBlocks);', ''],
  ]),
  ...of('contract/src/articles/links.ts', [
    [
      '3',
      "return `${apiHost.replace(/\\/+$/, '')}/${address.replace(/^\\/+/, '')}`;",
      'return address;',
    ],
    ['2.6', 'const httpOrigin = /^https?:', 'const httpOrigin = /^\\w+:'],
  ]),
  ...of('contract/src/articles/response.ts', [
    ['5', "['count', 'page', 'total_pages']", "['count', 'page']"],
    ['5', "Array.isArray(fieldOf(body, 'results'))", 'true'],
    ['7', 'tag === allTags ? [] : [tag]', '[tag]'],
    ['7', 'queryOfPage(tag, index + 2)', 'queryOfPage(tag, index + 1)'],
    ['7', 'first.total_pages - 1', 'first.total_pages'],
    [
      '7',
      'page_size: limits.articles.fetchPageSize,',
      'page_size: limits.articles.defaultPageSize,',
    ],
  ]),
  ...of('contract/src/articles/search.ts', [
    ['5', "words, article.source ?? ''", 'words'],
    ['5', '[article.title, words, ', '[article.title, '],
    ['5', 'search.trim().toLowerCase()', 'search.trim()'],
  ]),
  ...of('contract/src/articles/arrange.ts', [
    ['2.6', '!(hidesOutlook && each.isAboutOutlook)', 'true'],
    ['2.6', "kind === 'all' || each.kind === kind", 'true'],
    ['2.6', 'plain: 0, unknown: 1, research: 2', 'plain: 2, unknown: 1, research: 0'],
  ]),
  ...of('contract/src/articles/outlook.ts', [
    ['2.6', 'surviv(?!in(?!g))|', ''],
    ['2.6', 'überleb|lebenserwartung|', ''],
  ]),
  ...of('contract/src/articles/tags.ts', [
    ['5', 'text.length < minTagLength', 'text.length <= minTagLength'],
    ['5', 'text.length >= lowercaseOnlyTagLength', 'text.length > lowercaseOnlyTagLength'],
    ['5', 'return !isTestLike(text);', 'return true;'],
    ['5', "'dummy', ", ''],
    ['5', '(?:test(?:s|er|ing)?|temp|', '(?:test(?:s|er|ing)?|'],
    ['5', ')+$/;', ')+/;'],
    ['5', '.filter((label) => label !== diseaseTypeLabels[noneKey])', ''],
    ['5', '...clinicalData.filter(isClinicalTag)', '...(clinicalData as string[])'],
  ]),
  ...of('contract/src/articles/preview.ts', [
    ['7', '`${origin}/apple-touch-icon.png`', '`${origin}/icon.png`'],
    ['7', '`${origin}/favicon.ico`', '`${origin}/favicon.png`'],
    ['7', 'return [...own, ...ofSite];', 'return [...ofSite, ...own];'],
    ['7', 'if (settings.faviconService !== null) {', 'if (false) {'],
    [
      '9',
      'Math.min(index * limits.articles.staggerMs, limits.articles.staggerMaxMs)',
      'index * limits.articles.staggerMs',
    ],
  ]),
  ...of('contract/src/paging.ts', [
    ['5', 'Math.ceil(filteredCount / pageSize)', 'Math.floor(filteredCount / pageSize)'],
    ['5', "pageSize === 'all' ? 1 :", "pageSize === 'all' ? 2 :"],
    [
      '5',
      'filtered.slice((page - 1) * pageSize, page * pageSize)',
      'filtered.slice(page * pageSize, (page + 1) * pageSize)',
    ],
    ['2.6', 'totalPages > 1', 'totalPages > 0'],
    ['4.4', 'page <= 1', 'page < 1'],
    ['4.4', 'page >= totalPages', 'page > totalPages'],
  ]),
  ...of('web/src/data/articles.ts', [
    ['7', 'const atOnce = 6;', 'const atOnce = 7;'],
    ['7', '[indexArticles(first.results), ...rest].flat()', 'rest.flat()'],
    ['5', 'if (!isArticlesPage(body)) throw toError(statusFailure(200, body));', ''],
  ]),
  ...of('web/src/features/articles/use-feed.ts', [
    ['4.4', '...failed(pickMessage.articles(error)), index: none', '...loaded([], 0), index: none'],
  ]),
  ...of('web/src/features/articles/preview/lookups.ts', [
    [
      '9',
      'running >= limits.articles.previewConcurrency',
      'running > limits.articles.previewConcurrency',
    ],
    ['7', 'if (under) return under;', ''],
    ['4.4', '        asked.delete(address);\n', ''],
    ['7', 'results.set(address, isFound);', 'if (isFound) results.set(address, isFound);'],
  ]),
  ...of('web/src/features/articles/view-address.ts', [
    ['4.4', "(hidden.get(names.text) ?? '').toLowerCase()", "hidden.get(names.text) ?? ''"],
  ]),
];
