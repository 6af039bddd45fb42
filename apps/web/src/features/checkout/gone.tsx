import type { ItemId } from '@suki/domain/ids/id';
import { Button } from '@suki/ui/foundations/Button/Button';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { PageLink } from '../../shell/page-link.client.tsx';
import { Screen } from '../../shell/screen.tsx';
import { itemPath } from '../item/item-path.ts';
import { checkoutTexts } from './checkout.texts.ts';

/** Nobody sells this size in this lane any more. */
export function Gone({ itemId }: { readonly itemId: ItemId }) {
  const { gone } = checkoutTexts;
  return (
    <Screen>
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
    </Screen>
  );
}
