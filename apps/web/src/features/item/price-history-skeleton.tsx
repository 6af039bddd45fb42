import { LineChartSkeleton } from '@suki/ui/lists/LineChart/LineChartSkeleton';
import { Stats } from '@suki/ui/lists/Stats/Stats';
import { itemTexts } from './item.texts.ts';
import { figuresToCome } from './price-history-figures.ts';

/** The placeholder of the price history. It has the same height at every width, so that nothing below moves. */
export function PriceHistorySkeleton() {
  return (
    <>
      <LineChartSkeleton caption={itemTexts.history.caption} />
      <Stats stats={figuresToCome} />
    </>
  );
}
