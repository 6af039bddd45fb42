import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { itemTexts } from '../../../../features/item/item.texts.ts';
import { PageLink } from '../../../../shell/page-link.client.tsx';
import { paths } from '../../../../shell/paths.ts';

export default function ItemNotFound() {
  return (
    <Page as="main" id="main">
      <EmptyState
        level={1}
        title={itemTexts.notFoundTitle}
        action={
          <Button href={paths.home} link={PageLink}>
            {itemTexts.notFoundAction}
          </Button>
        }
      >
        {itemTexts.notFoundText}
      </EmptyState>
    </Page>
  );
}
