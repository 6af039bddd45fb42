import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Page } from '@suki/ui/Page/Page';
import { PageLink } from './page-link.client.tsx';
import { failureTexts } from './shell.texts.ts';

/** A page that is not there. */
export function NotFoundState() {
  return (
    <Page as="main" id="main">
      <EmptyState
        level={1}
        title={failureTexts.notFoundTitle}
        action={
          <Button href="/" link={PageLink}>
            {failureTexts.notFoundAction}
          </Button>
        }
      >
        {failureTexts.notFoundText}
      </EmptyState>
    </Page>
  );
}
