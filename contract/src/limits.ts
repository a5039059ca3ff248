/**
 * Every number of the specification once, and our own that server and web share. `spec.test.ts` pins the values of §9.
 * The web app reads each by its path, as `limits.text.name`, because its build writes the number there.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** The symptoms of preboarding become those of the profile. */
const listEntries = 50;

export const limits = {
  http: {
    /** §9 */
    timeoutMs: 5000,
    /** §7 §9 */
    versionLabel: 'v1.0',
    /** A JSON body larger than this is refused. */
    bodyBytes: 256 * 1024,
    /** … and one larger than this before sign-in. */
    publicBodyBytes: 16 * 1024,
    /** A create that is sent again within this time is not done twice. */
    idempotencyMs: day,
    /** A body that is not complete after this is cut off; a form with files only when it stalls for that long. */
    bodyMs: 15 * second,
    /** … and after this in any case. */
    formMs: hour,
    /** A form slower than this many bytes per interval is cut off: 1 kB a second. */
    formPace: { ms: 30 * second, bytes: 30_000 },
    /** Forms that one account may send concurrently (the web app sends two), and all accounts together to one server. */
    formsPerUser: 4,
    formsAtOnce: 64,
    /** Calls per minute of one account, and of one address. */
    perUser: 600,
    perAddress: 1200,
    /** Concurrent calls to one server. */
    connections: 2000,
    /** … and from one address, unless it is a trusted proxy or this machine. */
    connectionsPerAddress: 200,
  },
  layout: {
    /** §2.4: the `md` breakpoint; the menu is a drawer below it. */
    drawerBelowPx: 768,
    /** §9 */
    selectMenuZIndex: 9999,
    /** §9: the content area is as high as the window without this. */
    contentOffsetPx: 300,
  },
  /** §2.5 §2.6 §9 */
  debounceMs: { header: 300, blog: 500 },
  /** §9 */
  toast: { autoCloseMs: 5000 },
  /** D7–D10 */
  circle: {
    people: 20,
    invitations: 10,
    /** Of one patient, so that no account sends mail to strangers. */
    invitationsPerDay: 20,
    /** … and of them to one address, which may belong to someone who wants none. */
    invitationsToOnePerDay: 4,
    invitationMs: 7 * day,
    /** By one person in one record, taken or offered: each may send a mail to another one. */
    dutyTurnsPerDay: 20,
    /** Of what a record can hold: what others leave is room for the patient. */
    shareOfRoom: 0.9,
    /** Of one patient: each sends a mail to a person of the circle. */
    namingsPerDay: 20,
    /** By one person about one record: each tells the patient at once, and so does each withdrawal. */
    takeOversPerDay: 3,
    /** A longer pause begins another visit. */
    visitGapMs: 15 * minute,
    ledgerPage: 50,
    /** By one person in one record: the ledger stays readable, and its rows are stored as long as the record. */
    callsPerDay: 20_000,
  },
  articles: {
    /** §7 §9: page size of the fetch. */
    fetchPageSize: 100,
    /** §9 */
    defaultPageSize: 20,
    /** §2.6 §9 */
    pageSizes: [10, 20, 50, 100, 'all'],
    /** §2.6 §9 */
    summaryCut: 180,
    /** §9: a word boundary counts only within the last so many characters. */
    summaryBoundaryWindow: 50,
    /** §9 */
    imageTimeoutMs: 4000,
    /** §7 §9 */
    previewConcurrency: 10,
    /** §4.4 §9 */
    visibleThreshold: 0.1,
    visibleMarginPx: 50,
    staggerMs: 100,
    staggerMaxMs: 1000,
    /** §1 §9 */
    defaultTag: 'Glioblastoma',
    /** §2.6 §9 */
    skeletonCards: 6,
    /** §5 §9 */
    minTagLength: 3,
    /** §5: as many lowercase letters and nothing else is taken for a typed test value. */
    lowercaseOnlyTagLength: 5,
    /** §7: size asked of the public favicon service. */
    faviconPx: 256,
  },
  /** §4.5 §9: 13 months of 30.44 days. */
  cookieConsent: { months: 13, daysPerMonth: 30.44 },
  auth: {
    accessTokenMs: 5 * minute,
    sessionIdleMs: 60 * minute,
    sessionAbsoluteMs: 24 * hour,
    administratorIdleMs: 15 * minute,
    administratorAbsoluteMs: 12 * hour,
    firstFactorSessionMs: 15 * minute,
    refreshGraceMs: 30 * second,
    sessionsPerUser: 10,
    /** Warn this long before an idle session ends. */
    idleWarningMs: 2 * minute,
    passwordMin: 12,
    passwordMax: 128,
    emailCodeDigits: 6,
    emailCodeMs: 10 * minute,
    emailCodeTries: 5,
    emailCodeResendMs: 60 * second,
    emailCodesPerHour: 5,
    recoveryCodes: 10,
    resetGrantMs: 10 * minute,
    invitationMs: 7 * day,
    /** Calls that could take an account over require a second factor that was passed within this time. */
    freshMs: 10 * minute,
  },
  account: {
    /** From the request to delete an account until nothing of it is left. */
    graceMs: 14 * day,
    /** For this long the old address can undo a change of the address. */
    emailUndoMs: 72 * hour,
    /** How many log entries are returned per page. */
    trailPage: 10,
  },
  export: { linkMs: 5 * minute, perDay: 5 },
  /** What a calendar outside of Caretrail shows (decision 0054). */
  calendar: {
    daysBack: 30,
    daysAhead: 731,
    /** The first of them, where there are more. */
    entries: 2000,
    /** Of one patient. */
    addressesPerDay: 20,
  },
  search: {
    queryLength: 100,
    /** Words of a query that count. */
    queryWords: 10,
    /** Results of each kind. */
    perGroup: 5,
    /** Of the search that is opened from the header; the dashboard's is that of the header. */
    debounceMs: 80,
  },
  users: {
    /** How often one administrator may load the list of all users. */
    listsPerMinute: 30,
    /** What happened to an account: this many of the newest. */
    events: 15,
  },
  audit: {
    /** Entries on one page, and in one file. */
    page: 50,
    mostExported: 200_000,
    /** How often one administrator may save it. */
    exportsPerHour: 10,
    /** The number of people that one search may match. */
    people: 50,
  },
  text: {
    name: 80,
    title: 200,
    short: 200,
    long: 10_000,
    email: 254,
    phone: 40,
    webAddress: 2000,
  },
  preboarding: {
    /** Medicines, allergies, symptoms. */
    listEntries,
    contactName: 160,
    contactRelation: 80,
    /** A question that was put off or left alone is asked again after this many days. */
    questionRestDays: 7,
  },
  profile: { symptoms: listEntries },
  timelines: {
    /** The bin counts. */
    perPatient: 25_000,
    /** All that was written into them: the list of events is sent whole. */
    perPatientBytes: 16 * 1024 * 1024,
    /** One event with all its fields. */
    eventLength: 60_000,
  },
  /** Two years, and some room at both ends. */
  journey: { days: 1100 },
  medications: {
    perPatient: 300,
    /** How often the schedule of one medicine can change. */
    versions: 200,
    /** Doses can be requested for this many days at a time … */
    doseDays: 400,
    /** … and this many are returned at a time. */
    dosesAtOnce: 20_000,
    /** The doses per day that all current medicines together may ask for. */
    dosesADay: 240,
    /** Entries of one medicine without a planned dose, within a day. */
    asNeededADay: 100,
    /** How often one dose can be postponed, and how far ahead. */
    postponements: 20,
    postponeHours: 12,
    /** So many days back a dose that arrives late is judged by the plan of its time. */
    earlierPlanDays: 30,
    /** What was ever logged, the bin included … */
    loggedDoses: 200_000,
    loggedBytes: 64 * 1024 * 1024,
    /** … what all schedules and their changes take … */
    scheduleBytes: 3 * 1024 * 1024,
    /** … and what is written about all medicines: the list is sent whole. */
    textBytes: 2 * 1024 * 1024,
    /** How far ahead a stock is forecast. */
    forecastDays: 366,
  },
  emergencyCard: {
    seizuresLength: 600,
    contacts: 4,
    /** Corrections by the name of a medicine or place. */
    names: 50,
    /** Places on the card. */
    places: 3,
    /** Devices that show it without a sign-in; the one that was allowed first gives way. */
    devices: 10,
    /** From then on the card says that it may be out of date. */
    oldDays: 30,
    /** A code with more is hard to scan from a wallet card. */
    codeBytes: 1000,
  },
  locations: {
    /** The bin counts. */
    perPatient: 200,
    /** Door, parking, lift. */
    noteLength: 2000,
    /** The name of a day that differs. */
    dayNoteLength: 80,
    /** The length of an address search, and how many results are shown. */
    addressLength: 400,
    addressesFound: 5,
  },
  treatments: {
    /** The bin counts. */
    perPatient: 100,
    /** All fields but the sessions, as JSON. */
    length: 30_000,
    /** Of one treatment: a device is worn every day for two years … */
    sessions: 800,
    /** … and of all that a patient has: the list of treatments is sent whole. */
    sessionsPerPatient: 5000,
    /** How often one treatment can change. */
    changes: 1000,
    /** How far a plan can be moved at once. */
    shiftDays: 366,
    /** How many days before a treatment its results and symptoms are looked at. */
    lookBackDays: 42,
  },
  files: {
    maxBytes: 50 * 1024 * 1024,
    perEvent: 10,
    perPatientBytes: 1024 * 1024 * 1024,
    perPatientCount: 5000,
    /** What is written about all of them: the library is sent whole. */
    perPatientTextBytes: 8 * 1024 * 1024,
    /** This many can be downloaded as one zip. */
    perZip: 500,
    /** Thumbnail addresses that one call creates: more than a screen shows. */
    thumbnailsAtOnce: 100,
    linkMs: 5 * minute,
    /** Width times height: a larger image is kept without a thumbnail, as is one that takes too much memory to decode. */
    maxPixels: 64_000_000,
    nameLength: 255,
    /** A picture of the first page, as a browser draws it. */
    pictureBytes: 60_000,
    /** … and how large it may be: a small file can hold many pixels. */
    picturePixels: 2_000_000,
    /** What is read of a document so that its words can be found: the rest of a longer one is not. */
    text: {
      maxBytes: 25 * 1024 * 1024,
      pages: 50,
      characters: 100_000,
      /** Of all files of a patient: a search reads all of it. */
      perPatient: 40_000_000,
      ms: 20 * second,
      /** Files that one search returns. */
      foundAtOnce: 100,
    },
    /** For this long a delete can be undone. */
    binMs: 30 * day,
    /** How long the server may take to check and store an upload. */
    answerMs: minute,
    /** … and when it gives up, so that the response arrives before the caller's time-out. */
    giveUpMs: 50 * second,
  },
} as const;
