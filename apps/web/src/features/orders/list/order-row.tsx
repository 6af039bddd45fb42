import { formatMoney } from '@suki/domain/money/format-money';
import type { CalendarDate } from '@suki/domain/time/manila';
import type { OrderSummary } from '@suki/sdk/types';
import { orderPath } from '../../../shell/paths.ts';
import { timeLine } from '../../trade/time-words.view-model.ts';
import { TradeRow } from '../../trade/trade-row.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { sideOf, statusWords } from '../order/order-head.view-model.ts';

export type OrderRowProps = { readonly order: OrderSummary; readonly today: CalendarDate | null };

export function OrderRow({ order, today }: OrderRowProps) {
  const skuWords = useSkuWords();
  return (
    <TradeRow
      href={orderPath(order.id)}
      item={order.item}
      detail={`${skuWords(order.sku, order.lane)} · ${order.orderNumber}`}
      status={statusWords(order)}
      isYourTurn={order.next.nextActor === order.role}
      amount={formatMoney(order.amount)}
      note={timeLine({ ...order, today }, sideOf(order.role))}
    />
  );
}
