'use client';
import type { usePaymentMethods } from '@suki/sdk/hooks/payment-methods';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useState } from 'react';
import { publicEnv } from '../../../env.client.ts';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { LinkMethod } from '../../payment/methods/link-method.client.tsx';
import { LinkNews } from '../../payment/methods/link-news.client.tsx';
import { methodTexts } from '../../payment/methods/methods.texts.ts';
import { linkOptions } from '../../payment/methods/methods.view-model.ts';
import { EmptyNote } from '../empty-note.tsx';
import { MethodEntry } from './method-entry.client.tsx';

export type MethodsProps = { readonly list: ReturnType<typeof usePaymentMethods> };

export function Methods({ list }: MethodsProps) {
  const [isAdding, setAdding] = useState(false);
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  const isEmpty = list.items.length === 0;
  return (
    <Stack space={4}>
      <div>
        {isEmpty && !isAdding ? (
          <EmptyNote title={methodTexts.emptyTitle}>{methodTexts.empty}</EmptyNote>
        ) : (
          <Text tone="soft" measure>
            {methodTexts.about}
          </Text>
        )}
        <LinkNews list={list} />
      </div>
      {!isEmpty && (
        <Rows label={methodTexts.title}>
          {list.items.map((method) => (
            <MethodEntry key={method.id} method={method} />
          ))}
        </Rows>
      )}
      <ShowMore list={list} />
      {isAdding ? (
        <LinkMethod
          options={linkOptions}
          takesCard={publicEnv.cardService !== null}
          onLeave={async () => paths.wallet}
          onLinked={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button tone={isEmpty ? 'ink' : 'quiet'} onClick={() => setAdding(true)}>
            {methodTexts.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}
