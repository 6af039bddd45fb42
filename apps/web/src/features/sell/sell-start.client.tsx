'use client';
import { isId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import { useItemsToSell } from '@suki/sdk/hooks/catalogue';
import type { ItemCard as Item } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { FormWidth } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { sellFormPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { sellTexts } from './sell.texts.ts';
import { type ItemsToShow, itemsToShow } from './sell-search.view-model.ts';
import { SellGridSkeleton, SellStartSkeleton } from './sell-start-skeleton.tsx';

/** The start of the sell page: popular items to choose from. An item page leads on with `?item=`. */
export function SellStart() {
  const search = useSearchParams();
  const go = useGo();
  const itemId = search.get('item');
  const wanted = isId('itm', itemId) ? sellFormPath({ itemId, skuId: search.get('sku') ?? undefined }) : null;
  useEffect(() => {
    if (wanted !== null) {
      go.replace(wanted);
    }
  }, [wanted, go]);
  return wanted === null ? <Chooser /> : <SellStartSkeleton />;
}

function Chooser() {
  const { data, error, reload } = useItemsToSell();
  const [text, setText] = useState('');
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>{sellTexts.title}</Heading>
        <Text measure>{sellTexts.lead}</Text>
      </Stack>
      <FormWidth>
        <TextField
          type="search"
          label={sellTexts.find}
          hint={sellTexts.findHint}
          value={text}
          enterKeyHint="search"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </FormWidth>
      {data === null ? (
        <Section title={sellTexts.wanted}>
          {error === null ? <SellGridSkeleton /> : <LoadFailed error={error} onRetry={reload} />}
        </Section>
      ) : (
        <Shown shown={itemsToShow(data, text)} onShowAll={() => setText('')} />
      )}
    </Stack>
  );
}

function Shown({ shown, onShowAll }: { readonly shown: ItemsToShow<Item>; readonly onShowAll: () => void }) {
  return (
    <Section title={shown.title} end={<span role="status">{shown.count}</span>}>
      <Items items={shown.items} onShowAll={onShowAll} />
    </Section>
  );
}

function Items({ items, onShowAll }: { readonly items: readonly Item[]; readonly onShowAll: () => void }) {
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={sellTexts.noMatchTitle}
        action={<Button onClick={onShowAll}>{sellTexts.showAll}</Button>}
      >
        {sellTexts.noMatch}
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" rowSpace={8}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard
            href={sellFormPath({ itemId: item.id })}
            link={PageLink}
            name={item.name}
            detail={item.lowestAsk === null ? sellTexts.noAsk : sellTexts.lowestAsk(formatMoney(item.lowestAsk))}
            art={<ItemArt item={item} sizes="(min-width: 900px) 184px, 45vw" />}
          />
        </li>
      ))}
    </Grid>
  );
}
