'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { routeProgress } from '@suki/ui/foundations/RouteProgressBar/route-progress';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { useEffect } from 'react';
import { failureTexts } from './shell.texts.ts';

export type PageErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void };

/** A page that failed: what happened, what to look at before paying again, what to do. */
export function PageError({ error, reset }: PageErrorProps) {
  useEffect(() => routeProgress.end(), []);
  return (
    <Page as="main" id="main">
      <ErrorState
        level={1}
        title={failureTexts.errorTitle}
        money={failureTexts.errorMoney}
        action={<Button onClick={reset}>{failureTexts.errorAction}</Button>}
      >
        {failureTexts.errorText}
        {error.digest !== undefined && <p>{failureTexts.errorNumber(error.digest)}</p>}
      </ErrorState>
    </Page>
  );
}
