import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Page } from '@suki/ui/Page/Page';
import { itemTexts } from '../../../../features/item/item.texts.ts';
import { PageLink } from '../../../../shell/page-link.client.tsx';

export default function ItemNotFound() {
  return (
    <Page as="main" id="main">
      <EmptyState
        level={1}
        title={itemTexts.notFoundTitle}
        action={
          <Button href="/" link={PageLink}>
            {itemTexts.notFoundAction}
          </Button>
        }
      >
        {itemTexts.notFoundText}
      </EmptyState>
    </Page>
  );
}
