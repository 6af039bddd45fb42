'use client';
import { searchLimits } from '@suki/domain/config/search';
import { useItemsToSell } from '@suki/sdk/hooks/catalogue';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useState } from 'react';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { FormWidth } from '../../shell/page/page-frame.tsx';
import { sellTexts } from './sell.texts.ts';
import { SellFound } from './sell-found.client.tsx';
import { SellItems, type SellItemsProps } from './sell-items.client.tsx';
import { SellGridSkeleton } from './sell-start-skeleton.tsx';

export type ItemChooserProps = Pick<SellItemsProps, 'hrefOf'> & {
  /** Names the items that are there before anything is typed. */
  readonly title: string;
};

/** Finds any item of the catalogue; those that buyers want before anything is typed. */
export function ItemChooser({ hrefOf, title }: ItemChooserProps) {
  const { data, error, reload } = useItemsToSell();
  const [text, setText] = useState('');
  const choice = { hrefOf, onShowAll: () => setText('') };
  return (
    <Stack space={6}>
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
        <SellFound {...choice} text={text.trim()} />
      ) : (
        <Section title={title}>
          {data === null ? (
            error === null ? (
              <SellGridSkeleton />
            ) : (
              <LoadFailed error={error} onRetry={reload} />
            )
          ) : (
            <SellItems {...choice} items={data} />
          )}
        </Section>
      )}
    </Stack>
  );
}
