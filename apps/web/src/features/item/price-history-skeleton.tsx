import { LineChartSkeleton } from '@suki/ui/lists/LineChart/LineChart';
import { Stats } from '@suki/ui/lists/Stats/Stats';
import { itemTexts } from './item.texts.ts';
import { figuresToCome } from './price-history-figures.ts';

/** Where the price history will be, as high as it on every width: nothing below moves when it comes. */
export function PriceHistorySkeleton() {
  return (
    <>
      <LineChartSkeleton caption={itemTexts.history.caption} />
      <Stats stats={figuresToCome} />
    </>
  );
}
