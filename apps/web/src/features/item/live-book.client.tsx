'use client';
import type { SkuId } from '@suki/domain/ids/id';
import { useSkuBook } from '@suki/sdk/hooks/catalogue';
import { useEffect } from 'react';
import { useItemChoice } from './item-choice.client.tsx';

/** Keeps the book of the chosen size fresh: reads it when the size is chosen and when the API reports a change. */
export default function LiveBook({ skuId }: { readonly skuId: SkuId }) {
  const { itemId, keepBook, reportBook } = useItemChoice();
  const { data, error } = useSkuBook(itemId, skuId);
  useEffect(() => {
    if (data !== null) {
      keepBook(data);
    }
  }, [data, keepBook]);
  const hasFailed = error !== null && data === null;
  useEffect(() => reportBook(hasFailed), [hasFailed, reportBook]);
  return null;
}
