import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
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
