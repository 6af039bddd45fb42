'use client';
import { Button } from '@suki/ui/Button/Button';
import { ErrorState } from '@suki/ui/ErrorState/ErrorState';
import { Page } from '@suki/ui/Page/Page';
import { SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { sessionTexts } from './session.texts.ts';
import { startSession } from './session.ts';
import { signInPath } from './sign-in-path.ts';
import { useSession } from './use-session.ts';

/**
 * Shows its children to a signed-in person. The server has sent strangers away already (proxy.ts); this is for a browser whose
 * sign-in ended meanwhile. Inside it every hook of the SDK has a registered caller.
 */
export function PrivatePage({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const router = useRouter();
  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (status === 'anonymous') {
      router.replace(signInPath(location.pathname + location.search) as Route);
    }
  }, [status, router]);
  switch (status) {
    case 'registered':
      return children;
    case 'failed':
      return (
        <Page as="main" id="main">
          <ErrorState
            level={1}
            title={sessionTexts.failedTitle}
            money={sessionTexts.failedMoney}
            action={<Button onClick={() => void startSession()}>{sessionTexts.retry}</Button>}
          >
            {sessionTexts.failedText}
          </ErrorState>
        </Page>
      );
    default:
      return (
        <Page as="main" id="main">
          <div aria-busy="true">
            <SkeletonText size="display" />
            <SkeletonText lines={6} />
          </div>
        </Page>
      );
  }
}
