'use client';
import { regionNames } from '@suki/domain/delivery/region-names';
import { isId } from '@suki/domain/ids/id';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ArrivalDates } from '@suki/ui/market/ArrivalDates/ArrivalDates';
import { LanePicker } from '@suki/ui/market/LanePicker/LanePicker';
import { SizeGrid } from '@suki/ui/market/SizeGrid/SizeGrid';
import { TotalBox } from '@suki/ui/market/TotalBox/TotalBox';
import { ChangeRegion } from '../../region/change-region.client.tsx';
import { useRegion } from '../../region/region-store.ts';
import { TellMe } from '../kept/notices/tell-me.client.tsx';
import { BidLine } from './bid-link.client.tsx';
import { TradeButtons } from './buy-button.client.tsx';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';
import { isSizeSystem } from './size-label.ts';

function SystemSwitch() {
  const { systems, system, chooseSystem } = useItemChoice();
  return systems.length < 2 ? null : (
    <SegmentedControl
      name="size-system"
      label={itemTexts.sizeSystem}
      tight
      value={system}
      onValueChange={(value) => isSizeSystem(value) && chooseSystem(value)}
      options={systems}
    />
  );
}

/** The buying column: sizes with their totals, lanes, the total with its lines, the dates, the buttons. */
export function BuyPanel() {
  const { panel, skuId, chooseSku, chooseLane } = useItemChoice();
  const region = useRegion();
  return (
    <>
      {!panel.isOneSize && (
        <SizeGrid
          name="size"
          label={itemTexts.size}
          end={<SystemSwitch />}
          cells={panel.cells}
          value={skuId ?? undefined}
          onValueChange={(value) => isId('sku', value) && chooseSku(value)}
          taggedLabel={itemTexts.taggedLabel}
          notes={{
            text: itemTexts.pricesTo(regionNames[region]),
            tagged: panel.cells.some(({ tagged }) => tagged) ? itemTexts.taggedLegend : undefined,
          }}
        />
      )}
      {panel.lanes.length > 0 && (
        <LanePicker
          name="lane"
          label={itemTexts.lane}
          lanes={panel.lanes}
          value={panel.lane}
          onValueChange={(value) => chooseLane(value === 'flash' ? 'flash' : 'standard')}
        />
      )}
      <TotalBox
        label={itemTexts.total}
        note={itemTexts.totalNote}
        amount={panel.total ?? itemTexts.nobodyTotal}
        actions={<TradeButtons />}
        actionsOnDeskOnly
        every={panel.total === null ? undefined : { label: itemTexts.everyLine, lines: panel.receipt }}
      >
        {panel.total === null ? (
          <Text role="status">{itemTexts.nobody(panel.size)}</Text>
        ) : (
          <ArrivalDates
            label={itemTexts.arrives}
            dates={panel.arrival.dates}
            note={panel.arrival.note}
            action={<ChangeRegion />}
          />
        )}
      </TotalBox>
      <TellMe />
      <BidLine />
    </>
  );
}
