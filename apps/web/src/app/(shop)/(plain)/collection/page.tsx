import { Collection } from '../../../../features/kept/collection/collection.client.tsx';
import { keptTexts } from '../../../../features/kept/kept.texts.ts';
import { KeptPage } from '../../../../features/kept/kept-page.tsx';

export const metadata = { title: keptTexts.collection.title, robots: { index: false } };

export default function CollectionPage() {
  return (
    <KeptPage tab="collection">
      <Collection />
    </KeptPage>
  );
}
