'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { routeProgress } from '@suki/ui/foundations/RouteProgressBar/route-progress';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { useEffect } from 'react';
import { failedPageTexts } from './failure.texts.ts';

export type PageErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void };

/** A failed page: what happened, what to check before paying again, what to do. */
export function PageError({ error, reset }: PageErrorProps) {
  useEffect(() => routeProgress.end(), []);
  return (
    <Page as="main" id="main">
      <ErrorState
        level={1}
        title={failedPageTexts.errorTitle}
        money={failedPageTexts.errorMoney}
        action={<Button onClick={reset}>{failedPageTexts.errorAction}</Button>}
      >
        {failedPageTexts.errorText}
        {error.digest !== undefined && <p>{failedPageTexts.errorNumber(error.digest)}</p>}
      </ErrorState>
    </Page>
  );
}
