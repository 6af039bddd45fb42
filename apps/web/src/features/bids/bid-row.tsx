import { formatMoney } from '@suki/domain/money/format-money';
import type { BidSummary } from '@suki/sdk/types';
import { bidPath } from '../../shell/paths.ts';
import { timeLine } from '../trade/time-words.view-model.ts';
import { TradeRow } from '../trade/trade-row.tsx';
import { useSkuWords } from '../trade/use-sku-words.ts';
import { bidMark, bidStatusWords } from './bid.view-model.ts';
import { bidTexts } from './bids.texts.ts';

export function BidRow({ bid }: { readonly bid: BidSummary }) {
  const skuWords = useSkuWords();
  const mark = bidMark(bid);
  const facts = [
    mark?.tone === 'critical' && bid.highestBid !== null ? bidTexts.leads(formatMoney(bid.highestBid)) : undefined,
    bidTexts.inTotal(formatMoney(bid.total)),
    timeLine(bid, 'buyer'),
  ];
  return (
    <TradeRow
      href={bidPath(bid.id)}
      item={bid.item}
      detail={skuWords(bid.sku)}
      status={bidStatusWords(bid)}
      mark={mark}
      isYourTurn={bid.next.nextActor === 'buyer'}
      amount={formatMoney(bid.proposedPrice)}
      note={facts.filter((fact) => fact !== undefined).join(' · ')}
    />
  );
}
