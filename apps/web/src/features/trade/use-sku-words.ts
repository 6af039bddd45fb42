import { isOneSize, type SizeLabels, sizeLabel } from '@suki/domain/catalogue/size-label';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { useSizeSystem } from '../../sizes/size-store.ts';
import { tradeTexts } from './trade.texts.ts';

type Sized = { readonly sizes: SizeLabels };

/**
 * Names sizes in the visitor's system and a second one, with the lane where it is given: "US W 6 · EU 36.5, flash". An
 * item that comes in one size is named by its lane alone, or as "One size".
 */
export function useSkuWords(): (sku: Sized, lane?: Lane) => string {
  const system = useSizeSystem();
  return ({ sizes }, lane) => {
    if (lane === undefined) return sizeLabel(sizes, system);
    return isOneSize(sizes)
      ? tradeTexts.lanes[lane].alone
      : `${sizeLabel(sizes, system)}, ${tradeTexts.lanes[lane].after}`;
  };
}
