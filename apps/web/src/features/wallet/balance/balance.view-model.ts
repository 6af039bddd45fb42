import { type Centavos, larger, smaller, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { User, WalletTransaction } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { day } from '../../../shell/when.ts';
import { walletTexts } from '../wallet.texts.ts';

type Funds = Pick<User, 'balance' | 'withdrawable'>;
type Entry = Pick<WalletTransaction, 'id' | 'amount' | 'through' | 'availableAt' | 'itemName'>;

export type Hold = {
  readonly id: string;
  readonly amount: Centavos;
  /** ISO 8601; null when the line that it comes from is further down the list than what was read. */
  readonly availableAt: string | null;
  readonly itemName: string | null;
};

/**
 * What cannot be withdrawn yet, soonest first. The server knows how much that is (balance less withdrawable); the lines whose
 * days are furthest away make it up, so no clock of a phone takes part.
 */
export function holdsOf(entries: readonly Entry[], { balance, withdrawable }: Funds): readonly Hold[] {
  const dated = entries
    .flatMap(({ availableAt, ...entry }) =>
      availableAt !== null && entry.through === 'wallet' && entry.amount > 0 ? [{ ...entry, availableAt }] : [],
    )
    .sort((one, other) => Date.parse(other.availableAt) - Date.parse(one.availableAt));
  let rest = larger(zero, subtract(balance, withdrawable));
  const holds: Hold[] = [];
  for (const { id, amount, availableAt, itemName } of dated) {
    const held = smaller(amount, rest);
    if (held > 0) {
      holds.unshift({ id, amount: held, availableAt, itemName });
      rest = subtract(rest, held);
    }
  }
  return rest > 0 ? [...holds, { id: 'rest', amount: rest, availableAt: null, itemName: null }] : holds;
}

/** The same as lines to read. */
export function holdLines(holds: readonly Hold[]): readonly ReceiptLine[] {
  return holds.map(({ id, amount, availableAt, itemName }) => ({
    id,
    label: availableAt === null ? walletTexts.availableLater : walletTexts.availableFrom(day(availableAt)),
    note: itemName ?? undefined,
    amount: formatMoney(amount),
  }));
}
