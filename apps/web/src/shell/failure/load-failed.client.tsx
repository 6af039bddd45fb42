'use client';
import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { useState } from 'react';
import { pageTexts } from '../page/page.texts.ts';
import { PageLink } from '../page-link.client.tsx';
import { paths } from '../paths.ts';
import { failureTexts } from './failure.texts.ts';
import { loadFailureOf } from './failure.view-model.ts';

export type LoadFailedProps = {
  readonly error: SukiError;
  readonly onRetry: () => Promise<void>;
  /** The page to go to when there is nothing to show here. */
  readonly elsewhere?: { readonly href: string; readonly label: string } | undefined;
  readonly level?: 1 | 2 | undefined;
};

/** Replaces a part that could not be read: the failure, a retry button, and the number that support asks for. */
export function LoadFailed({ error, onRetry, elsewhere, level = 2 }: LoadFailedProps) {
  const [isTrying, setTrying] = useState(false);
  const { kind, title, text } = loadFailureOf(error);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  if (kind === 'closed') {
    return <Closed level={level} title={title} text={text} />;
  }
  return (
    <ErrorState
      announced
      level={level}
      title={title}
      action={
        <>
          {kind !== 'missing' && (
            <Button onClick={() => void retry()} loadingLabel={isTrying ? pageTexts.loading : undefined}>
              {failureTexts.tryAgain}
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
          {failureTexts.requestId(error.requestId)}
        </Text>
      )}
    </ErrorState>
  );
}

type ClosedProps = { readonly level: 1 | 2; readonly title: string; readonly text: string };

/** A page says where the reason stands; a part of a page is one line. */
function Closed({ level, title, text }: ClosedProps) {
  if (level === 2) {
    return (
      <Text role="status" tone="soft">
        {failureTexts.closedPart}{' '}
        <TextLink href={paths.account} link={PageLink} place="sentence">
          {failureTexts.seeWhy}
        </TextLink>
      </Text>
    );
  }
  return (
    <ErrorState
      announced
      level={level}
      title={title}
      action={
        <Button href={paths.account} link={PageLink}>
          {failureTexts.seeWhy}
        </Button>
      }
    >
      {text}
    </ErrorState>
  );
}
