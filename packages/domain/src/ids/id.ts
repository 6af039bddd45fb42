declare const brand: unique symbol;

/** A prefixed, sortable identifier. Each kind is a type of its own, so an ask id cannot be passed as an order id. */
export type Id<Prefix extends IdPrefix> = string & { readonly [brand]: Prefix };

/** The noun of each prefix. A prefix makes the ids of a log line readable. */
export const idPrefixes = {
  usr: 'user',
  itm: 'item',
  sku: 'sku (an item in one size)',
  brd: 'brand',
  szt: 'size template',
  ask: 'ask',
  bid: 'bid',
  ord: 'order',
  dep: 'deposit',
  att: 'payment attempt',
  ref: 'refund',
  pyo: 'payout',
  wac: 'withdrawal account',
  pmt: 'payment method',
  adr: 'address',
  msg: 'message',
  jrn: 'journal entry',
  trn: 'wallet transaction',
  tmr: 'timer',
  ver: 'verification (inspection report)',
  crt: 'certificate',
  trk: 'tracking',
  fil: 'file',
  evt: 'event of a hosted service',
  cat: 'category',
  cpn: 'coupon of a user',
  stk: 'item in the warehouse, flash stock',
  clm: 'claim of a buyer',
  alr: 'alert for the staff',
  apv: 'request of the staff for a second person',
  rec: 'full reconciliation with the gateway',
  his: 'row of the history of a trade or payout',
  std: 'note about the standing of a person',
  act: 'act of the staff on a person',
  rol: 'role of a member of the staff',
  vml: 'verification mail',
  kpt: 'entry of a list that a person keeps',
  cch: 'change of the catalogue by the staff',
} as const;

export type IdPrefix = keyof typeof idPrefixes;

export type UserId = Id<'usr'>;
export type ItemId = Id<'itm'>;
export type SkuId = Id<'sku'>;
export type BrandId = Id<'brd'>;
export type SizeTemplateId = Id<'szt'>;
export type AskId = Id<'ask'>;
export type BidId = Id<'bid'>;
export type OrderId = Id<'ord'>;
export type DepositId = Id<'dep'>;
export type AttemptId = Id<'att'>;
export type RefundId = Id<'ref'>;
export type PayoutId = Id<'pyo'>;
export type WithdrawalAccountId = Id<'wac'>;
export type PaymentMethodId = Id<'pmt'>;
export type AddressId = Id<'adr'>;
export type MessageId = Id<'msg'>;
export type ApprovalId = Id<'apv'>;
export type TimerId = Id<'tmr'>;
export type VerificationId = Id<'ver'>;
export type CertificateId = Id<'crt'>;
export type TrackingId = Id<'trk'>;
export type FileId = Id<'fil'>;
export type CouponId = Id<'cpn'>;
export type StockId = Id<'stk'>;
export type ClaimId = Id<'clm'>;
export type AlertId = Id<'alr'>;
export type VerificationMailId = Id<'vml'>;
export type CategoryId = Id<'cat'>;
export type KeptId = Id<'kpt'>;
/** A full comparison of our books with the gateway's. */
export type ReconciliationId = Id<'rec'>;
export type PersonActId = Id<'act'>;

/** The text after the prefix: lower-case letters and digits, so that an id can stand in a URL as it is. */
const ID_TAIL = '[0-9a-z]{10,32}';

/** The regular expression source of one kind of id; the contract puts it into its schemas (ADR 0009). */
export function idPattern(prefix: IdPrefix): string {
  return `^${prefix}_${ID_TAIL}$`;
}

/** Returns true when `text` is a well-formed id of this kind; the row may still not exist (ADR 0009). */
export function isId<Prefix extends IdPrefix>(prefix: Prefix, text: unknown): text is Id<Prefix> {
  return typeof text === 'string' && compiledPattern(prefix).test(text);
}

const compiled = new Map<IdPrefix, RegExp>();

function compiledPattern(prefix: IdPrefix): RegExp {
  const known = compiled.get(prefix);
  if (known !== undefined) return known;
  const pattern = new RegExp(idPattern(prefix));
  compiled.set(prefix, pattern);
  return pattern;
}

/**
 * Reads a typed or scanned id, with the blanks and capitals that keyboards add; null for any other text. Our ids are
 * lower case alone (ADR 0009).
 */
export function typedId<Prefix extends IdPrefix>(prefix: Prefix, typed: string): Id<Prefix> | null {
  const text = typed.trim().toLowerCase();
  return isId(prefix, text) ? text : null;
}

/**
 * Reads an id at a door of the system (ADR 0009).
 * @throws TypeError when the text is not a well-formed id of this kind.
 */
export function toId<Prefix extends IdPrefix>(prefix: Prefix, text: string): Id<Prefix> {
  if (!isId(prefix, text)) {
    throw new TypeError(`Expected an id like ${prefix}_0123456789, got "${text}".`);
  }
  return text;
}
