import { Button } from '@suki/ui/foundations/Button/Button';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { homeTexts } from './home.texts.ts';

/** A home page or tab without any item. */
export function HomeEmpty() {
  return (
    <EmptyState
      title={homeTexts.emptyTitle}
      action={
        <>
          <Button href={paths.home} link={PageLink}>
            {homeTexts.emptyAction}
          </Button>
          <Button href={paths.sell} link={PageLink}>
            {homeTexts.sell}
          </Button>
        </>
      }
    >
      {homeTexts.emptyText}
    </EmptyState>
  );
}
