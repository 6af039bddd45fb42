import { type LedgerEntry, listLedgerEntries } from '@suki/db/queries/ledger-entries';
import { walletStatusOfPayout } from '@suki/domain/config/money-statuses';
import { whatOfLine } from '@suki/domain/ledger/ledger-line';
import { orderNumberText } from '@suki/domain/orders/order-number';
import { ruleOfPosting } from '@suki/domain/trade/facts/posting-codes';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { withdrawalOfLine } from '../trade/present-withdrawal.ts';

export const listLedger: Handler<'listLedger'> = async ({ query, caller }, { pool, clock }) => {
  const page = await listLedgerEntries(pool, caller.userId, listOptions(query, { changes: false }));
  return { ...page, items: page.items.map((entry) => entryOnTheWire(entry, clock.now())) };
};

function entryOnTheWire(
  { channel, status, availableAt, heldFor, createdAt, orderNumber, ...entry }: LedgerEntry,
  now: Date,
) {
  return {
    ...entry,
    orderNumber: orderNumber === null ? null : orderNumberText(orderNumber),
    rule: ruleOfPosting(entry.code),
    what: whatOfLine(entry),
    paymentMethod: channel,
    status: status === null ? null : walletStatusOfPayout[status],
    availableAt: availableAt?.toISOString() ?? null,
    withdrawal: withdrawalOfLine(heldFor, availableAt, now),
    createdAt: createdAt.toISOString(),
  };
}
