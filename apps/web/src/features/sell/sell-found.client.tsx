'use client';
import { searchPageSize } from '@suki/domain/config/lists';
import { useSearch } from '@suki/sdk/hooks/search';
import { Section } from '@suki/ui/foundations/Section/Section';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { searchTexts } from '../search/search.texts.ts';
import { sellTexts } from './sell.texts.ts';
import { SellItems, type SellItemsProps } from './sell-items.client.tsx';
import { SellGridSkeleton } from './sell-start-skeleton.tsx';

/** A pause in typing. */
const PAUSE_MS = 200;

type SellFoundProps = Omit<SellItemsProps, 'items'> & { readonly text: string };

/** The items of the whole catalogue that a search finds: the search of buyers, with its slips and other words. */
export function SellFound({ text, ...choice }: SellFoundProps) {
  const [keyword, setKeyword] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, reload } = useSearch({ keyword, limit: searchPageSize });
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  const count = last === null ? '' : searchTexts.items(last.total, last.isTotalExact);
  return (
    <Section title={sellTexts.found} end={<span role="status">{count}</span>}>
      {last === null ? (
        error === null ? (
          <SellGridSkeleton />
        ) : (
          <LoadFailed error={error} onRetry={reload} />
        )
      ) : (
        <SellItems {...choice} items={last.items} />
      )}
    </Section>
  );
}
