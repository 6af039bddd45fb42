import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { OpsLink } from './ops-link.tsx';
import { PageFrame } from './page-frame.tsx';

type NoSuchPageProps = { readonly title?: string; readonly text?: string };

export function NoSuchPage({
  title = 'There is no such page',
  text = 'The address may be mistyped.',
}: NoSuchPageProps) {
  return (
    <PageFrame title={title}>
      <Page as="main" id="main">
        <EmptyState
          level={1}
          title={title}
          action={
            <Button href="/" link={OpsLink}>
              Go to the work lists
            </Button>
          }
        >
          {text}
        </EmptyState>
      </Page>
    </PageFrame>
  );
}
