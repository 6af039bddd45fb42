'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { LineChart } from '@suki/ui/lists/LineChart/LineChart';
import { Stats } from '@suki/ui/lists/Stats/Stats';
import { type ReactNode, useState } from 'react';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';
import { initialRange, offeredRanges, priceHistory, type RangeId } from './price-history.view-model.ts';
import { figuresOfNone } from './price-history-figures.ts';
import { type SalesBySku, salesShown } from './sales-shown.ts';

const { history: texts } = itemTexts;

const columns = [
  { id: 'week', label: texts.week },
  { id: 'sales', label: texts.sales },
  { id: 'low', label: texts.low },
  { id: 'high', label: texts.high },
  { id: 'average', label: texts.average, kind: 'amount' },
] as const;

export type PriceHistoryProps = {
  readonly salesBySku: SalesBySku;
  /** Shown until the chart can be drawn. */
  readonly fallback: ReactNode;
};

export default function PriceHistory({ salesBySku, fallback }: PriceHistoryProps) {
  const { skuId, skus, book, panel } = useItemChoice();
  const [chosenRange, setRange] = useState<RangeId | null>(null);
  const now = useVisitTime();
  if (now === null) {
    return fallback;
  }
  const lowestAsk = book?.lowestAsk ?? skus.find(({ id }) => id === skuId)?.lowestAsk ?? null;
  const { sales, isOfSize } = salesShown(salesBySku, skuId);
  const ranges = offeredRanges(sales, now);
  // A range that was chosen for another size may hold no sale of this one.
  const range = ranges.find(({ id }) => id === chosenRange)?.id ?? initialRange(sales, now);
  const size = isOfSize ? panel.size : texts.everySize;
  const history = priceHistory({ sales, range, now, size, lowestAsk: isOfSize ? lowestAsk : null });
  const rangeSwitch = (
    <SegmentedControl
      name="range"
      label={texts.range}
      value={range}
      onValueChange={(value) => setRange(ranges.find(({ id }) => id === value)?.id ?? null)}
      options={ranges.map(({ id, label }) => ({ value: id, label }))}
    />
  );
  const marks =
    lowestAsk === null || !isOfSize
      ? []
      : [{ look: 'dashed' as const, value: lowestAsk, label: texts.lowestAsk(formatMoney(lowestAsk)) }];
  return (
    <>
      <LineChart
        name="history-view"
        range={rangeSwitch}
        view={{ label: texts.view, chart: texts.chart, table: texts.table }}
        drawing={history === null ? undefined : { ...history, marks, reading: texts.reading }}
        table={{ caption: texts.title(size), columns, rows: history?.weeks ?? [] }}
        empty={texts.none}
        caption={texts.caption}
      />
      <Stats stats={history?.stats ?? figuresOfNone} />
    </>
  );
}
