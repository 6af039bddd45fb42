import { keptTexts } from '../../../../features/kept/kept.texts.ts';
import { KeptPage } from '../../../../features/kept/kept-page.tsx';
import { SavedItems } from '../../../../features/kept/saved/saved-items.client.tsx';

export const metadata = { title: keptTexts.items.title, robots: { index: false } };

export default function SavedItemsPage() {
  return (
    <KeptPage tab="items">
      <SavedItems />
    </KeptPage>
  );
}
