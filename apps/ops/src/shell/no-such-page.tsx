import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Page } from '@suki/ui/Page/Page';
import { OpsLink } from './ops-link.tsx';
import { Screen } from './screen.tsx';

type NoSuchPageProps = { readonly title?: string; readonly text?: string };

/** An address that leads nowhere. */
export function NoSuchPage({
  title = 'There is no such page',
  text = 'The address may be mistyped.',
}: NoSuchPageProps) {
  return (
    <Screen title={title}>
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
    </Screen>
  );
}
