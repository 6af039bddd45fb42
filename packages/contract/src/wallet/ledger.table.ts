import { LEDGER_FILES_PER_MINUTE } from '@suki/domain/config/lists';
import { postingCodes, postingRules } from '@suki/domain/trade/posting-codes';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, BidId, Centavos, Moment, OrderId, PayoutId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'wallet';
const audience = 'registered';

export const LedgerEntry = z
  .object({
    id: z.string(),
    /** The posting of the life cycle. */
    code: z.enum(postingCodes),
    /** The rule in words: the id of a message of the domain. */
    rule: z.enum(postingRules),
    /** Positive: into the balance; negative: out of it. */
    amount: Centavos,
    balanceAfter: Centavos,
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
    summary: 'Every peso that went into or out of the caller’s balance, with the rule behind it, newest first.',
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
