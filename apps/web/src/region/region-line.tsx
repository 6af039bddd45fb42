import { RegionBar } from '@suki/ui/foundations/RegionBar/RegionBar';
import { ChangeRegion } from './change-region.client.tsx';
import { regionTexts } from './region.texts.ts';
import { RegionName } from './region-name.client.tsx';

/** "Prices include delivery to Metro Manila. Change". */
export function RegionLine() {
  return (
    <RegionBar action={<ChangeRegion />}>
      {regionTexts.includes} <RegionName />
    </RegionBar>
  );
}
