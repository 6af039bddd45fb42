'use client';
import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { useState } from 'react';
import { tradeTexts } from '../features/trade/trade.texts.ts';
import { loadFailureOf } from './failure.view-model.ts';
import { PageLink } from './page-link.client.tsx';

export type LoadFailedProps = {
  readonly error: SukiError;
  readonly onRetry: () => Promise<void>;
  /** Where to go when there is nothing to find here. */
  readonly elsewhere?: { readonly href: string; readonly label: string } | undefined;
  readonly level?: 1 | 2 | undefined;
};

/** In place of what could not be read: what happened, a way to try again, and the number that support asks for. */
export function LoadFailed({ error, onRetry, elsewhere, level = 2 }: LoadFailedProps) {
  const [isTrying, setTrying] = useState(false);
  const { kind, title, text } = loadFailureOf(error);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <ErrorState
      announced
      level={level}
      title={title}
      action={
        <>
          {kind !== 'missing' && (
            <Button onClick={() => void retry()} loadingLabel={isTrying ? tradeTexts.loading : undefined}>
              {tradeTexts.tryAgain}
            </Button>
          )}
          {elsewhere !== undefined && (
            <Button href={elsewhere.href} link={PageLink}>
              {elsewhere.label}
            </Button>
          )}
        </>
      }
    >
      {text}
      {error.requestId !== null && (
        <Text size="label" tone="soft">
          {tradeTexts.requestId(error.requestId)}
        </Text>
      )}
    </ErrorState>
  );
}
