import { subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { AskSummary } from '@suki/sdk/types';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../shell/page-link.client.tsx';
import { askPath } from '../../shell/paths.ts';
import { timeLine } from '../trade/time-words.view-model.ts';
import { TradeRow } from '../trade/trade-row.tsx';

import { useSkuWords } from '../trade/use-sku-words.ts';
import { askStatusWords, relistPath } from './ask.view-model.ts';

import { askTexts } from './asks.texts.ts';

export function AskRow({ ask }: { readonly ask: AskSummary }) {
  const skuWords = useSkuWords();
  const isClosed = ask.status === 'transaction_closed';
  const facts = [
    isClosed ? undefined : askTexts.income(formatMoney(subtract(ask.income, ask.tax))),
    timeLine(ask, 'seller'),
  ].filter((fact) => fact !== undefined);
  return (
    <TradeRow
      href={askPath(ask.id)}
      item={ask.item}
      detail={skuWords(ask.sku, ask.lane)}
      status={askStatusWords(ask)}
      isYourTurn={ask.next.nextActor === 'seller'}
      amount={formatMoney(ask.price)}
      note={facts.length === 0 ? undefined : facts.join(' · ')}
      below={ask.status === 'transaction_closed' ? <Relist ask={ask} /> : undefined}
    />
  );
}

/** Leads to the sell form with the old price: an ask that expired or was taken off is soon on sale again. */
function Relist({ ask }: { readonly ask: AskSummary }) {
  return (
    <TextLink href={relistPath(ask)} link={PageLink} size="label" aria-label={askTexts.relistOf(ask.item.name)}>
      {askTexts.relist}
    </TextLink>
  );
}
