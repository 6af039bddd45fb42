import type { ItemId } from '@suki/domain/ids/id';
import { Button } from '@suki/ui/foundations/Button/Button';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../../shell/paths.ts';
import { checkoutTexts } from './checkout.texts.ts';

/** Shown when nobody sells this size in this lane any more. */
export function Gone({ itemId }: { readonly itemId: ItemId }) {
  const { gone } = checkoutTexts;
  return (
    <PageFrame>
      <ErrorState
        announced
        level={1}
        title={gone.title}
        money={gone.money}
        action={
          <Button tone="main" href={itemPath(itemId)} link={PageLink}>
            {gone.back}
          </Button>
        }
      >
        {gone.text}
      </ErrorState>
    </PageFrame>
  );
}
