import { LEDGER_FILES_PER_MINUTE } from '@suki/domain/config/lists';
import { walletStatuses } from '@suki/domain/config/money-statuses';
import { channelLimits } from '@suki/domain/config/payment-limits';
import { keysOf } from '@suki/domain/keys-of';
import { ledgerPlaces } from '@suki/domain/ledger/ledger-place';
import { ledgerEn } from '@suki/domain/texts/ledger.en';
import { postingCodes, postingRules } from '@suki/domain/trade/facts/posting-codes';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, BidId, Centavos, Moment, OrderId, PayoutId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'wallet';
const audience = 'registered';

/** How the price of a sale became income; all of it positive. */
const LedgerSale = z
  .object({
    price: Centavos,
    /** What the seller took off for a small defect. */
    discount: Centavos,
    techServiceFee: Centavos,
    paymentFee: Centavos,
    operationalFee: Centavos,
    /** Withheld from the income. */
    tax: Centavos,
  })
  .meta({ id: 'LedgerSale' });

/** To whom a deposit went that was kept; all of it positive. */
const LedgerSplit = z
  .object({
    /** The side that the broken promise harmed. */
    harmed: Centavos,
    platform: Centavos,
    /** The way back of the item. */
    returnCost: Centavos,
  })
  .meta({ id: 'LedgerSplit' });

export const LedgerEntry = z
  .object({
    id: z.string(),
    /** The posting of the life cycle. */
    code: z.enum(postingCodes),
    /** The rule in words: the id of a message of the domain. */
    rule: z.enum(postingRules),
    /** What happened in words: the id of a message of the domain, often the rule itself. */
    what: z.enum([...postingRules, ...keysOf(ledgerEn)]),
    /** Where the line lies: in the balance, with the method that was paid with, in a deposit that is held, or in what is owed. The lines of each add up to it. */
    through: z.enum(ledgerPlaces),
    /** The method that a payment came from or a refund goes to; null elsewhere. */
    paymentMethod: z.enum(keysOf(channelLimits)).nullable(),
    /** From the caller’s side. Positive: theirs again, held for them, or no longer owed; negative: it has left. */
    amount: Centavos,
    /** The balance; a line that does not go through the wallet leaves it as it is. */
    balanceAfter: Centavos,
    /** How the refund or payout that the line began stands now. */
    status: z.enum(walletStatuses).nullable(),
    /** From when on income or compensation can be withdrawn; null: at once. */
    availableAt: Moment.nullable(),
    /** With income. */
    sale: LedgerSale.nullable(),
    /** With a fine that was shared out, for both sides. */
    split: LedgerSplit.nullable(),
    /** What it belongs to; only the caller’s own ask or bid, and an order of which they are a side. */
    orderId: OrderId.nullable(),
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
