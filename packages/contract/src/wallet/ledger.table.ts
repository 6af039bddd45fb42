import { LEDGER_FILES_PER_MINUTE } from '@suki/domain/config/lists';
import { walletStatuses } from '@suki/domain/config/money-statuses';
import { channelLimits } from '@suki/domain/config/payment-limits';
import { keysOf } from '@suki/domain/keys-of';
import { ledgerPlaces } from '@suki/domain/ledger/ledger-place';
import { ledgerEn } from '@suki/domain/texts/ledger.en';
import { postingCodes, postingRules } from '@suki/domain/trade/facts/posting-codes';
import { z } from 'zod';
import { Withdrawal } from '../asks/asks.schemas.ts';
import { route } from '../route.ts';
import { AskId, BidId, Centavos, Moment, OrderId, PayoutId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'wallet';
const audience = 'registered';

/** The parts between the price of a sale and its income; all amounts are positive. */
const LedgerSale = z
  .object({
    price: Centavos,
    /** The seller's discount for a small defect. */
    discount: Centavos,
    techServiceFee: Centavos,
    paymentFee: Centavos,
    operationalFee: Centavos,
    tax: Centavos,
  })
  .meta({ id: 'LedgerSale' });

/** The shares of a fined deposit; all amounts are positive. */
const LedgerSplit = z
  .object({
    /** The share of the harmed side. */
    harmed: Centavos,
    platform: Centavos,
    returnCost: Centavos,
  })
  .meta({ id: 'LedgerSplit' });

export const LedgerEntry = z
  .object({
    id: z.string(),
    code: z.enum(postingCodes),
    /** The id of the text that states the rule. */
    rule: z.enum(postingRules),
    /** The id of the text that tells the event, often the one of the rule. */
    what: z.enum([...postingRules, ...keysOf(ledgerEn)]),
    /** The ledger place of the line. The lines of one place add up to its amount. */
    through: z.enum(ledgerPlaces),
    /** The method of a payment or refund; null for other lines. */
    paymentMethod: z.enum(keysOf(channelLimits)).nullable(),
    /** For the caller: positive when money comes, is held for them or is no longer owed; negative when it leaves. */
    amount: Centavos,
    /** The balance after the line, which changes only at the place `wallet`. */
    balanceAfter: Centavos,
    /** The present status of the refund or payout that the line began. */
    status: z.enum(walletStatuses).nullable(),
    /** Income or compensation can be withdrawn from this moment; null means at once. */
    availableAt: Moment.nullable(),
    /** `availableAt` for people, who are told an expected day until it is certain. Null: nothing to wait for. */
    withdrawal: Withdrawal.nullable(),
    /** Only on a line of income. */
    sale: LedgerSale.nullable(),
    /** Only on a line of a shared fine; both sides see it. */
    split: LedgerSplit.nullable(),
    /** The subject of the line: the caller's own ask or bid, or an order with the caller as a side. */
    orderId: OrderId.nullable(),
    /** The number of that order for people, or null. */
    orderNumber: z.string().nullable(),
    /** The name of the item of that order, ask or bid, or null. */
    itemName: z.string().nullable(),
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    payoutId: PayoutId.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'LedgerEntry' });

export const ledgerRoutes = {
  listLedger: route({
    operationId: 'listLedger',
    method: 'GET',
    path: '/user/ledger',
    tag,
    summary:
      'Every peso that moved for the caller (balance, payments, refunds, deposits, debts), with the rule behind it, newest first.',
    audience,
    query: z.object(listQuery),
    response: pageOf(LedgerEntry),
    errors: ['NOT_REGISTERED'],
  }),
  downloadLedger: route({
    operationId: 'downloadLedger',
    method: 'GET',
    path: '/user/ledger.csv',
    tag,
    summary: 'The same from the first entry on as a file (RFC 4180, UTF-8), in the caller’s language.',
    audience,
    callsPerMinute: LEDGER_FILES_PER_MINUTE,
    response: z.string(),
    errors: ['NOT_REGISTERED'],
  }),
} as const;
