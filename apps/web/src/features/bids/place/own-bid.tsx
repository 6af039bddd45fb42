import { formatMoney } from '@suki/domain/money/format-money';
import type { BidSummary, Item } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Notch } from '@suki/ui/foundations/Notch/Notch';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { FormWidth, Screen } from '../../../shell/screen.tsx';
import { skuWords, TradeItem } from '../../trade/trade-item.tsx';
import { placeTexts } from './place.texts.ts';

/** There is one bid for each size: on with the one that stands, rather than a second one by mistake. */
export function OwnBid({ item, bid }: { readonly item: Item; readonly bid: BidSummary }) {
  return (
    <Screen>
      <FormWidth>
        <Stack space={5}>
          <Heading level={1}>{placeTexts.title}</Heading>
          <TradeItem item={item} detail={skuWords(bid.sku)} />
          <Notch edge="ink">
            <Stack space={3} align="start">
              <Text role="status">{placeTexts.own.text(formatMoney(bid.proposedPrice))}</Text>
              <Button tone="main" href={`/bid/${bid.id}`} link={PageLink}>
                {placeTexts.own.go}
              </Button>
            </Stack>
          </Notch>
        </Stack>
      </FormWidth>
    </Screen>
  );
}
