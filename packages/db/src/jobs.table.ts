import type {
  BidId,
  ItemId,
  MessageId,
  PaymentMethodId,
  PayoutId,
  RefundId,
  SkuId,
  TrackingId,
  VerificationMailId,
} from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { JobKind } from '@suki/domain/operations/jobs.table';

/*
 * Every kind of job with its payload and its key. The SQL and the use cases that write jobs, and the workers of the
 * API, all take name, payload and key from here: a wrong name or payload does not compile (ADR 0082). No job has a
 * priority, and every job has the 25 attempts that the queue gives.
 */

/** The payload of each job: ids only, because the worker reads the rest when the job runs. */
export type JobPayloads = {
  /** Tells people beyond the two sides of a trade about a new or higher bid. */
  readonly 'announce-trade': {
    readonly audience: 'outbid' | 'sellers_near_price';
    readonly skuId: SkuId;
    readonly price: Centavos;
    readonly about: BidId;
  };
  /** Adds new clicks, views and sales to the counters of interest. The crontab writes it, into a queue of its own. */
  readonly 'count-item-events': unknown;
  /** Deletes the rows of every table whose period is over, once a night. */
  readonly 'delete-old-rows': { readonly day: string };
  /** Registers a parcel with the courier service the first time, and fetches its news each time. */
  readonly 'follow-parcel': { readonly trackingId: TrackingId };
  /** Acts on a stored webhook of the courier service. */
  readonly 'handle-courier-event': { readonly eventId: string };
  /** Acts on a stored webhook of the payment gateway. */
  readonly 'handle-xendit-event': { readonly eventId: string };
  /** Sends the mails and SMS of inbox messages. A list, because the queue then repeats only the entries that failed. */
  readonly 'notify-trade': readonly { readonly messageId: MessageId }[];
  /**
   * Asks the hosted services about everything long open. The crontab writes it each minute, into a queue of its own.
   */
  readonly reconcile: unknown;
  /** Compares all recent money with the gateway, once a night and when the staff ask for it. */
  readonly 'reconcile-fully': { readonly runId: string };
  /** Makes the cached pages of an item anew, at most once in ten seconds. */
  readonly 'renew-item-pages': { readonly itemId: ItemId };
  /** Tells the hosted index about the events of one call. */
  readonly 'send-item-events': { readonly batchId: string };
  /** Mails the link by which a person chooses a new password. */
  readonly 'send-password-mail': { readonly verificationMailId: VerificationMailId };
  readonly 'send-payout': { readonly payoutId: PayoutId };
  readonly 'send-refund': { readonly refundId: RefundId };
  /** Mails the link that proves an address. */
  readonly 'send-verification-mail': { readonly verificationMailId: VerificationMailId };
  /** Tells the people who wait for a size, or for a price of it. */
  readonly 'tell-arrivals': { readonly skuId: SkuId };
  /** Tells whoever still waits for an item that it is released on this day. */
  readonly 'tell-releases': { readonly day: string };
  /** Tells the gateway that a payment method may not be charged any more. */
  readonly 'unlink-payment-method': { readonly paymentMethodId: PaymentMethodId };
};

/** The domain has a title for each kind of job, and for no other. */
export type JobName = keyof JobPayloads & JobKind;
export type JobPayload<Name extends JobName> = JobPayloads[Name];

type JobRow<Payload> = {
  /** Tells jobs of one kind apart: the queue keeps one waiting job for each name and key. */
  readonly keyOf: (payload: Payload) => string;
};

/** A job about one row: the row's id is payload and key. */
const aboutOne = <Field extends string>(idField: Field) => ({
  idField,
  keyOf: (payload: Readonly<Record<Field, string>>): string => payload[idField],
});

/** A job about a list of rows: each entry is a row's id, and the first is the key. */
const aboutMany = <Field extends string>(entryField: Field) => ({
  entryField,
  keyOf: ([first]: readonly Readonly<Record<Field, string>>[]): string => first?.[entryField] ?? '',
});

export const jobs = {
  'announce-trade': { keyOf: ({ audience, about }) => `${audience}:${about}` },
  'count-item-events': { keyOf: () => '' },
  'delete-old-rows': { keyOf: () => '' },
  'follow-parcel': aboutOne('trackingId'),
  'handle-courier-event': aboutOne('eventId'),
  'handle-xendit-event': aboutOne('eventId'),
  'notify-trade': aboutMany('messageId'),
  reconcile: { keyOf: () => '' },
  'reconcile-fully': aboutOne('runId'),
  'renew-item-pages': aboutOne('itemId'),
  'send-item-events': aboutOne('batchId'),
  'send-password-mail': aboutOne('verificationMailId'),
  'send-payout': aboutOne('payoutId'),
  'send-refund': aboutOne('refundId'),
  'send-verification-mail': aboutOne('verificationMailId'),
  'tell-arrivals': aboutOne('skuId'),
  'tell-releases': { keyOf: ({ day }) => day },
  'unlink-payment-method': aboutOne('paymentMethodId'),
} as const satisfies { readonly [Name in JobKind | keyof JobPayloads]: JobRow<JobPayload<Name & JobName>> };

/** Jobs whose payload is the id of one row. */
export type JobAboutOne = {
  [Name in JobName]: (typeof jobs)[Name] extends { readonly idField: string } ? Name : never;
}[JobName];

/** Jobs whose payload is a list of ids. */
export type JobAboutMany = {
  [Name in JobName]: (typeof jobs)[Name] extends { readonly entryField: string } ? Name : never;
}[JobName];

/** The job that handles a webhook, by its provider. */
export const webhookJobs = {
  xendit: 'handle-xendit-event',
  trackingmore: 'handle-courier-event',
} as const satisfies Record<string, JobAboutOne>;

const rows: { readonly [Name in JobName]: JobRow<JobPayload<Name>> } = jobs;

/** The key of a job in the queue: `send-refund:ref_0123456789`. */
export function jobKey<Name extends JobName>(name: Name, payload: JobPayload<Name>): string {
  return `${name}:${rows[name].keyOf(payload)}`;
}
