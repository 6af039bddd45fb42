import { keptTexts } from '../../../../features/kept/kept.texts.ts';
import { KeptPage } from '../../../../features/kept/kept-page.tsx';
import { Recent } from '../../../../features/kept/recent/recent.client.tsx';

export const metadata = { title: keptTexts.recent.title, robots: { index: false } };

export default function RecentPage() {
  return (
    <KeptPage tab="recent">
      <Recent />
    </KeptPage>
  );
}
