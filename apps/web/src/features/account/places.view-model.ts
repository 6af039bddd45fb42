import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { TradeCounts } from '@suki/sdk/types';
import { asksPath, bidsPath, keptPaths, ordersPath, paths } from '../../shell/paths.ts';
import { withCount } from '../trade/with-count.ts';
import { accountTexts } from './account.texts.ts';
import { dropOffTexts } from './drop-off/drop-off.texts.ts';

export type Place = { readonly href: string; readonly name: string; readonly fact?: string | undefined };

type Known = {
  /** Null until they are known. */
  readonly counts: TradeCounts | null;
  readonly balance: Centavos | null;
  readonly unread: number;
};

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

/** The lists of a person, with what waits for them or is open; the drop-off code last, because few need it. */
export function placesOf({ counts, balance, unread }: Known): readonly Place[] {
  const { links, open, yourTurn, hidden, unreadOf } = accountTexts;
  const turns = counts === null ? 0 : counts.yourTurn.buyer + counts.yourTurn.seller;
  const orders = counts === null ? 0 : sum(counts.bought) + sum(counts.sold);
  const openOf = (count: number): string | undefined => (count === 0 ? undefined : withCount(open, count));
  return [
    { href: ordersPath(), name: links.orders, fact: turns > 0 ? withCount(yourTurn, turns) : openOf(orders) },
    { href: bidsPath(), name: links.bids, fact: openOf(counts?.bids.active ?? 0) },
    { href: asksPath(), name: links.asks, fact: openOf(counts === null ? 0 : sum(counts.asks)) },
    { href: paths.wallet, name: links.wallet, fact: balance === null ? hidden : formatMoney(balance) },
    { href: keptPaths.items, name: links.saved },
    { href: keptPaths.collection, name: links.collection },
    { href: keptPaths.recent, name: links.recent },
    { href: paths.inbox, name: links.inbox, fact: unread === 0 ? undefined : withCount(unreadOf, unread) },
    { href: '/account/drop-off', name: dropOffTexts.link },
  ];
}
