'use client';
import { outboundShipping } from '@suki/domain/config/shipping';
import { deliveryDays } from '@suki/domain/delivery/delivery-days';
import { regionTitle } from '@suki/domain/delivery/region-names';
import { type DeliveryRegion, deliveryRegions, isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import { formatMoney } from '@suki/domain/money/format-money';
import { RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { useState } from 'react';
import { regionTexts } from './region.texts.ts';

export type RegionDialogProps = {
  readonly region: DeliveryRegion;
  readonly onChoose: (region: DeliveryRegion) => void;
  readonly onClose: () => void;
};

function days(buyerRegion: DeliveryRegion): string {
  const { min, max } = deliveryDays({ lane: 'standard', sellerRegion: null, buyerRegion });
  return regionTexts.days(min, max);
}

/** The delivery regions with their shipping fee and courier days. */
export default function RegionDialog({ region, onChoose, onClose }: RegionDialogProps) {
  const [value, setValue] = useState(region);
  return (
    <Dialog
      open
      onClose={onClose}
      title={regionTexts.title}
      closeLabel={regionTexts.close}
      actions={
        <Button tone="ink" onClick={() => onChoose(value)}>
          {regionTexts.use}
        </Button>
      }
    >
      <RadioCards
        name="region"
        label={regionTexts.label}
        labelHidden
        value={value}
        onValueChange={(next) => {
          if (isDeliveryRegion(next)) {
            setValue(next);
          }
        }}
        options={deliveryRegions.map((each) => ({
          value: each,
          title: regionTitle(each),
          detail: days(each),
          end: formatMoney(outboundShipping[each]),
        }))}
      />
    </Dialog>
  );
}
