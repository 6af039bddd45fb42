import { keptTexts } from '../../../../../features/kept/kept.texts.ts';
import { KeptPage } from '../../../../../features/kept/kept-page.tsx';
import { SavedBrands } from '../../../../../features/kept/saved/saved-brands.client.tsx';

export const metadata = { title: keptTexts.brands.title, robots: { index: false } };

export default function SavedBrandsPage() {
  return (
    <KeptPage tab="brands">
      <SavedBrands />
    </KeptPage>
  );
}
