'use client';
import { useRemoveFromCollection } from '@suki/sdk/hooks/collection';
import type { CollectionEntry } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { orderPath } from '../../../shell/paths.ts';
import { TradeItem } from '../../trade/trade-item.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { collectionTexts } from './collection.texts.ts';
import { entryWords } from './collection.view-model.ts';

const { entry: texts, removal } = collectionTexts;

/** One item that a person owns. */
export function CollectionRow({ entry }: { readonly entry: CollectionEntry }) {
  const { item, sku, orderId } = entry;
  const size = useSkuWords()(sku);
  const { worth, worthNote, gain, bought, sell } = entryWords(entry);
  return (
    <Row
      end={
        <>
          {worth !== null && <PriceTag>{worth}</PriceTag>}
          <Text size="label" tone="soft">
            {worthNote}
          </Text>
          {gain !== null && (
            <Text size="label" tone={gain.tone} weight="bold" numeric>
              {gain.text}
            </Text>
          )}
        </>
      }
      below={
        <Inline space={5}>
          {sell !== null && (
            <TextLink href={sell.href} link={PageLink} aria-label={texts.sellOf(sell.label, item.name, size)}>
              {sell.label}
            </TextLink>
          )}
          {orderId !== null && (
            <TextLink href={orderPath(orderId)} link={PageLink} aria-label={texts.orderOf(item.name)}>
              {texts.order}
            </TextLink>
          )}
          <Removal entry={entry} size={size} />
        </Inline>
      }
    >
      <Stack space={2}>
        <TradeItem item={item} detail={size} />
        <Text size="label" tone="soft" numeric>
          {bought}
        </Text>
      </Stack>
    </Row>
  );
}

function Removal({ entry, size }: { readonly entry: CollectionEntry; readonly size: string }) {
  const command = useRemoveFromCollection();
  const { name } = entry.item;
  const text = entry.orderId === null ? removal.byHand(name) : removal.purchase(name);
  const confirm = async (): Promise<boolean> => {
    const { ok } = await command.run(entry.id);
    if (ok) toasts.show(texts.removed, { tone: 'positive', durationMs: 3_000 });
    return ok;
  };
  return (
    <AskFirst title={removal.title} text={text} words={removal} command={command} onConfirm={confirm}>
      {(ask) => (
        <TextButton aria-label={texts.removeOf(name, size)} onClick={ask}>
          {texts.remove}
        </TextButton>
      )}
    </AskFirst>
  );
}
