import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { OpsLink } from './ops-link.tsx';
import { PageFrame } from './page-frame.tsx';
import { shellTexts as words } from './shell.texts.ts';
import { useWayHome } from './use-way-home.ts';

type NoSuchPageProps = { readonly title?: string; readonly text?: string };

export function NoSuchPage({ title = words.noPage, text }: NoSuchPageProps) {
  const home = useWayHome();
  return (
    <PageFrame title={title}>
      <Page as="main" id="main">
        <EmptyState
          level={1}
          title={title}
          action={
            <Button href={home.href} link={OpsLink}>
              {home.text}
            </Button>
          }
        >
          {text ?? home.noPageText}
        </EmptyState>
      </Page>
    </PageFrame>
  );
}
