import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FigureLine } from '@suki/ui/market/FigureLine/FigureLine';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import type { ReactNode } from 'react';
import type { Offer } from './offer.view-model.ts';
import { placeTexts } from './place.texts.ts';

export type OfferColumnProps = {
  readonly offer: Offer | null;
  readonly withoutPrice: Offer['lines'];
  readonly action: ReactNode;
};

/** The column beside the price at a desk: the lines, the deposit, the button. */
export function OfferColumn({ offer, withoutPrice, action }: OfferColumnProps) {
  return (
    <Stack space={3}>
      <div>
        <Heading level={2}>{titleOf(offer)}</Heading>
        <FigureLine size="figure">{offer?.total ?? placeTexts.price.none}</FigureLine>
      </div>
      <Receipt lines={offer?.lines ?? withoutPrice} />
      {action}
      <Afterwards offer={offer} />
    </Stack>
  );
}

/** The lines of the offer on phones, below the price. */
export function OfferSection({ offer, withoutPrice }: Omit<OfferColumnProps, 'action'>) {
  return (
    <Section title={titleOf(offer)}>
      <Stack space={3}>
        <Receipt lines={offer?.lines ?? withoutPrice} />
        <Afterwards offer={offer} />
      </Stack>
    </Section>
  );
}

function Afterwards({ offer }: Pick<OfferColumnProps, 'offer'>) {
  return (
    <Text size="label" tone="soft">
      {isBid(offer) ? placeTexts.afterwards : placeTexts.buys.note}
    </Text>
  );
}

function titleOf(offer: Offer | null): string {
  return isBid(offer) ? placeTexts.total : placeTexts.totalNow;
}

function isBid(offer: Offer | null): boolean {
  return offer === null || offer.purchase === null;
}
