'use client';
import { useSkuBook } from '@suki/sdk/hooks/catalogue';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { itemPath } from '../../../shell/paths.ts';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { orderTexts } from '../orders.texts.ts';
import { buyAgain, canBuyAgain } from './buy-again.view-model.ts';

/** The next step after an order that failed: the same item in the same size. */
export function BuyAgain({ order }: { readonly order: Order }) {
  return canBuyAgain(order) ? <Offer order={order} /> : null;
}

function Offer({ order }: { readonly order: Order }) {
  const skuWords = useSkuWords();
  const { again: texts } = orderTexts;
  const { data: book } = useSkuBook(order.item.id, order.sku.id);
  if (book === null) {
    return null;
  }
  const { text, href, label } = buyAgain(order, book, skuWords(order.sku));
  return (
    <Section title={texts.title} first>
      <Stack space={4}>
        <Text measure>{text}</Text>
        <Inline space={3}>
          <Button tone="main" href={href} link={PageLink}>
            {label}
          </Button>
          <Button href={itemPath(order.item.id)} link={PageLink}>
            {texts.item}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
