import { type Centavos, max, min, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { User, WalletTransaction, Withdrawal } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { withdrawalText } from '../../trade/withdrawal.view-model.ts';
import { walletTexts } from '../wallet.texts.ts';

type Funds = Pick<User, 'balance' | 'withdrawable'>;
type Entry = Pick<WalletTransaction, 'id' | 'amount' | 'through' | 'availableAt' | 'withdrawal' | 'itemName'>;

export type Hold = {
  readonly id: string;
  readonly amount: Centavos;
  /** When it can be withdrawn; null when the line behind it is beyond the part of the list that was read. */
  readonly withdrawal: Withdrawal | null;
  readonly itemName: string | null;
};

/**
 * The amounts that cannot be withdrawn yet, soonest first. The server gives their sum (balance less withdrawable); the
 * lines with the latest days make it up, so that the clock of the phone plays no part.
 */
export function holdsOf(entries: readonly Entry[], { balance, withdrawable }: Funds): readonly Hold[] {
  const dated = entries
    .flatMap(({ availableAt, ...entry }) =>
      availableAt !== null && entry.through === 'wallet' && entry.amount > 0 ? [{ ...entry, availableAt }] : [],
    )
    .sort((one, other) => Date.parse(other.availableAt) - Date.parse(one.availableAt));
  let rest = max(zero, subtract(balance, withdrawable));
  const holds: Hold[] = [];
  for (const { id, amount, withdrawal, itemName } of dated) {
    const held = min(amount, rest);
    if (held > 0) {
      holds.unshift({ id, amount: held, withdrawal, itemName });
      rest = subtract(rest, held);
    }
  }
  return rest > 0 ? [...holds, { id: 'rest', amount: rest, withdrawal: null, itemName: null }] : holds;
}

export function holdLines(holds: readonly Hold[]): readonly ReceiptLine[] {
  return holds.map(({ id, amount, withdrawal, itemName }) => ({
    id,
    label: withdrawal === null ? walletTexts.availableLater : withdrawalText(withdrawal),
    note: itemName ?? undefined,
    amount: formatMoney(amount),
  }));
}
