'use client';
import { searchLimits } from '@suki/domain/config/search';
import { isId } from '@suki/domain/ids/id';
import { useItemsToSell } from '@suki/sdk/hooks/catalogue';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { FormWidth } from '../../shell/page/page-frame.tsx';
import { sellFormPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { sellTexts } from './sell.texts.ts';
import { SellFound } from './sell-found.client.tsx';
import { SellItems } from './sell-items.client.tsx';
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
          maxLength={searchLimits.keywordLength}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </FormWidth>
      {text.trim() !== '' ? (
        <SellFound text={text.trim()} onShowAll={() => setText('')} />
      ) : (
        <Section title={sellTexts.wanted}>
          {data === null ? (
            error === null ? (
              <SellGridSkeleton />
            ) : (
              <LoadFailed error={error} onRetry={reload} />
            )
          ) : (
            <SellItems items={data} onShowAll={() => setText('')} />
          )}
        </Section>
      )}
    </Stack>
  );
}
