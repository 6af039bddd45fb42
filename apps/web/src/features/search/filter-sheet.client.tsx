'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Drawer } from '@suki/ui/overlays/Drawer/Drawer.client';
import { Chips } from './chips.tsx';
import { Facets } from './facets.tsx';
import { InYourSize } from './in-your-size.client.tsx';
import type { ResultsView } from './results.view-model.ts';
import { searchTexts } from './search.texts.ts';

type FilterSheetProps = ResultsView & { readonly onClose: () => void };

/** The filters of a phone. It stays while one chooses: each press changes the address, and the counts follow. */
export default function FilterSheet({ onClose, ...view }: FilterSheetProps) {
  return (
    <Drawer
      open
      onClose={onClose}
      title={searchTexts.filters}
      closeLabel={searchTexts.close}
      actions={
        <Button tone="main" wide onClick={onClose}>
          {searchTexts.show(view.count)}
        </Button>
      }
    >
      <Chips {...view} />
      <InYourSize {...view} />
      <Facets {...view} />
    </Drawer>
  );
}
