import { formatMoney } from '@suki/domain/money/format-money';
import type { BidSummary, Item } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Notch } from '@suki/ui/foundations/Notch/Notch';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FormWidth, PageFrame } from '../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { bidPath } from '../../../shell/paths.ts';
import { TradeItem } from '../../trade/trade-item.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { placeTexts } from './place.texts.ts';

/** A person has one bid for each size, so the existing bid is offered instead of a second form. */
export function OwnBid({ item, bid }: { readonly item: Item; readonly bid: BidSummary }) {
  const skuWords = useSkuWords();
  return (
    <PageFrame>
      <FormWidth>
        <Stack space={5}>
          <Heading level={1}>{placeTexts.title}</Heading>
          <TradeItem item={item} detail={skuWords(bid.sku)} />
          <Notch edge="ink">
            <Stack space={3} align="start">
              <Text role="status">{placeTexts.own.text(formatMoney(bid.proposedPrice))}</Text>
              <Button tone="main" href={bidPath(bid.id)} link={PageLink}>
                {placeTexts.own.go}
              </Button>
            </Stack>
          </Notch>
        </Stack>
      </FormWidth>
    </PageFrame>
  );
}
