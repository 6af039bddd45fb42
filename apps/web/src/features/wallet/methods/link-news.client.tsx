'use client';
import { Text } from '@suki/ui/Text/Text';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { MethodsProps } from './methods.client.tsx';
import { linkNews } from './methods.view-model.ts';

/** The server tells by itself; asking now and then is for a stream that is down. */
const ASK_EVERY_MS = 4_000;

/** How the linking went, after the visitor came back from their wallet or bank. */
export function LinkNews({ list }: MethodsProps) {
  const news = linkNews(useSearchParams().get('link'), list.items);
  const isWaiting = news?.isWaiting === true;
  const { reload } = list;
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    const timer = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return (
    <div role="status">
      {news !== null && (
        <Text tone={news.tone} weight="medium" measure>
          {news.text}
        </Text>
      )}
    </div>
  );
}
