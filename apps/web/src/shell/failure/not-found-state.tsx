import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { PageLink } from '../page-link.client.tsx';
import { paths } from '../paths.ts';
import { failedPageTexts } from './failure.texts.ts';

export function NotFoundState() {
  return (
    <Page as="main" id="main">
      <EmptyState
        level={1}
        title={failedPageTexts.notFoundTitle}
        action={
          <Button href={paths.home} link={PageLink}>
            {failedPageTexts.notFoundAction}
          </Button>
        }
      >
        {failedPageTexts.notFoundText}
      </EmptyState>
    </Page>
  );
}
