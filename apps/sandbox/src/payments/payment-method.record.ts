import { z } from 'zod';
import { returnUrlsRecord } from '../xendit/return-urls.ts';

export const cardRecord = z.object({
  maskedNumber: z.string(),
  network: z.enum(['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DISCOVER']),
  flow: z.enum(['challenge', 'frictionless', 'declined']),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  cardholderName: z.string().nullable(),
  fingerprint: z.string(),
  skipThreeDSecure: z.boolean(),
});

export const paymentMethodRecord = z.object({
  id: z.string(),
  type: z.enum(['EWALLET', 'DIRECT_DEBIT', 'CARD']),
  channelCode: z.string(),
  customerId: z.string().nullable(),
  referenceId: z.string(),
  description: z.string().nullable(),
  status: z.enum(['ACTIVE', 'EXPIRED', 'INACTIVE', 'PENDING', 'REQUIRES_ACTION', 'FAILED']),
  reusability: z.enum(['MULTIPLE_USE', 'ONE_TIME_USE']),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  failureCode: z.string().nullable(),
  returnUrls: returnUrlsRecord,
  /** The page on which the shopper links the account; null when no linking is needed. */
  linkUrl: z.string().nullable(),
  card: cardRecord.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type PaymentMethod = z.infer<typeof paymentMethodRecord>;
export type CardRecord = z.infer<typeof cardRecord>;
