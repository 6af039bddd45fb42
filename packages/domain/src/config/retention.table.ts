/*
 * How long the rows of every table are kept. The nightly job, docs/generated/retention.md and the privacy page of the
 * shop are made of this list; a test fails for a table that it lacks (ADR 0092).
 */

/**
 * Why rows without a period of their own stay:
 * - `money`: books of account, which the tax law asks for; a guard of the database refuses to delete them.
 * - `trade`: the record of a sale: evidence for both sides and the receipt behind the books.
 * - `account`: kept until its owner deletes it, or asks for the end of the account.
 * - `market`: says nothing about a person.
 * - `running`: goes by itself when the work that it stands for is done.
 * - `period`: every row has a period.
 */
export const keptReasons = ['money', 'trade', 'account', 'market', 'running', 'period'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** `rows` and `since` are plain words: "30 days after [since]". */
export type Period = { readonly days: number; readonly rows: string; readonly since: string };

export type Retention = {
  readonly kept: KeptReason;
  /** The rows that are deleted nevertheless, each kind by a name that no other has. */
  readonly periods?: Readonly<Record<string, Period>>;
};

export const retention = {
  addresses: { kept: 'account' },
  allowed_moves: { kept: 'market' },
  approvals: { kept: 'money' },
  asks: { kept: 'trade' },
  bids: { kept: 'trade' },
  // Each line is hashed with the line before it, so that a deleted line would break the proof of the queue.
  book_log: { kept: 'trade' },
  books: { kept: 'market' },
  brand_charts: { kept: 'market' },
  brands: { kept: 'market' },
  // The evidence for each listing and fee, in an append-only table; it names nobody but our staff.
  catalogue_changes: { kept: 'account' },
  catalogue_shelves: { kept: 'market' },
  categories: { kept: 'market' },
  certificates: { kept: 'trade' },
  claimed_coupons: { kept: 'account' },
  claims: { kept: 'trade' },
  clock_offset: { kept: 'running' },
  collection_entries: { kept: 'account' },
  // No limit looks back further than a day.
  code_events: {
    kept: 'period',
    periods: { codeEvents: { days: 2, rows: 'notes that a code was sent or mistyped', since: 'that' } },
  },
  deposits: { kept: 'money' },
  drop_off_codes: {
    kept: 'period',
    periods: { dropOffCodes: { days: 1, rows: 'codes shown at our counter', since: 'they expired' } },
  },
  fee_rules: { kept: 'market' },
  files: { kept: 'trade' },
  'graphile_worker.jobs': {
    kept: 'running',
    periods: {
      givenUpJobs: { days: 90, rows: 'work in the background that failed for good', since: 'its last try' },
    },
  },
  // No client repeats a call for longer, and an answer holds names, streets and phone numbers.
  idempotency_keys: {
    kept: 'period',
    periods: { answers: { days: 1, rows: 'answers kept for a call that is repeated', since: 'the call' } },
  },
  home_section_rules: { kept: 'market' },
  home_sections: { kept: 'market' },
  identity_marks: { kept: 'account' },
  inspection_findings: { kept: 'trade' },
  // Nothing in a row leads to a person; the counters that come of it stay.
  item_events: {
    kept: 'period',
    periods: {
      itemEvents: { days: 30, rows: 'looks at items that you let us count, without your name', since: 'that' },
    },
  },
  item_interest: { kept: 'market' },
  items: { kept: 'market' },
  journal_entries: { kept: 'money' },
  messages: {
    kept: 'period',
    periods: { messages: { days: 365, rows: 'messages in your inbox', since: 'they were sent' } },
  },
  // A day longer than they work, because the limits of a day count them.
  navigations: { kept: 'market' },
  one_time_codes: {
    kept: 'period',
    periods: { codes: { days: 1, rows: 'codes sent by SMS or email', since: 'they expired' } },
  },
  orders: { kept: 'trade' },
  payment_attempts: { kept: 'money' },
  payment_methods: {
    kept: 'account',
    periods: {
      unlinkedMethods: {
        days: 30,
        rows: 'payment methods that you unlinked and never paid with',
        since: 'you unlinked them',
      },
    },
  },
  payouts: { kept: 'money' },
  // The evidence for each decision about a person, in an append-only table.
  person_acts: { kept: 'account' },
  places: { kept: 'market' },
  // Lists that write themselves forget, and removed entries stay only as long as an undo could want them.
  kept_entries: {
    kept: 'account',
    periods: {
      removedKept: { days: 30, rows: 'what you removed from the things you save', since: 'you removed it' },
      searches: { days: 180, rows: 'the words that you searched for', since: 'you last searched for them' },
      seenItems: { days: 90, rows: 'the items that you looked at', since: 'you last looked at them' },
      oldNotices: { days: 180, rows: 'wishes to be told of a price', since: 'you made them' },
    },
  },
  ledger_lines: { kept: 'money' },
  postings: { kept: 'money' },
  reconciliations: { kept: 'money' },
  recovery_codes: { kept: 'account' },
  refunds: { kept: 'money' },
  return_legs: { kept: 'trade' },
  // A session that was ended must stay ended for as long as its owner could renew it.
  revocations: { kept: 'account' },
  sales: { kept: 'market' },
  search_discovers: { kept: 'market' },
  search_documents: { kept: 'market' },
  search_keywords: { kept: 'market' },
  search_words: { kept: 'market' },
  second_factor_sessions: { kept: 'account' },
  second_factors: { kept: 'account' },
  section_items: { kept: 'market' },
  size_templates: { kept: 'market' },
  skus: { kept: 'market' },
  staff_alerts: {
    kept: 'running',
    periods: { handledAlerts: { days: 365, rows: 'notes of our staff about a problem', since: 'it was handled' } },
  },
  staff_roles: { kept: 'account' },
  standings: { kept: 'account' },
  stock_items: { kept: 'trade' },
  timers: { kept: 'running' },
  // Claims and disputes of cards come within months; the dates that count stand on the order.
  tracking_events: {
    kept: 'period',
    periods: { parcelNews: { days: 365, rows: 'the route of a parcel', since: 'the courier reported it' } },
  },
  // The worker deletes them after two minutes, when every process has told its browsers.
  trade_events: { kept: 'running' },
  trackings: { kept: 'trade' },
  transitions: { kept: 'trade' },
  users: {
    kept: 'account',
    periods: {
      visitors: { days: 30, rows: 'the anonymous number of a visitor without an account', since: 'the first visit' },
    },
  },
  // The limits of an hour count them.
  verification_mails: {
    kept: 'period',
    periods: {
      verificationMails: {
        days: 1,
        rows: 'mails with a link to verify your email or choose a new password',
        since: 'they were sent',
      },
    },
  },
  verifications: { kept: 'trade' },
  viewed_together: {
    kept: 'market',
    periods: {
      pairsNotSeen: { days: 90, rows: 'numbers of visits that looked at two items', since: 'the last such visit' },
    },
  },
  wallet_transactions: { kept: 'money' },
  wallets: { kept: 'money' },
  webhook_events: {
    kept: 'period',
    periods: {
      // Hosted services repeat a webhook for a day, and its effects stand in the ledger and the history.
      handledWebhooks: {
        days: 30,
        rows: 'notices of the payment service and the couriers',
        since: 'we had handled them',
      },
      unhandledWebhooks: {
        days: 90,
        rows: 'notices that we could not handle',
        since: 'they came',
      },
    },
  },
  withdrawal_accounts: {
    kept: 'account',
    periods: {
      deletedAccounts: {
        days: 30,
        rows: 'bank accounts and wallets that you deleted and were never paid out to',
        since: 'you deleted them',
      },
    },
  },
  worker_incidents: { kept: 'market' },
  worker_reports: { kept: 'running' },
} as const satisfies Readonly<Record<string, Retention>>;

type Retentions = typeof retention;
export type KeptTable = keyof Retentions;
type PeriodsOf<Table extends KeptTable> = Retentions[Table] extends { readonly periods: infer Periods }
  ? keyof Periods & string
  : never;
/** Names every kind of rows with a period. */
export type PeriodName = { [Table in KeptTable]: PeriodsOf<Table> }[KeptTable];

/** Every period by its name. */
export const periods: { readonly [Name in PeriodName]: Period } = Object.assign(
  {},
  ...Object.values<Retention>(retention).map((row) => row.periods ?? {}),
);
