import { keptTexts } from '../../../../../features/kept/kept.texts.ts';
import { KeptPage } from '../../../../../features/kept/kept-page.tsx';
import { Notices } from '../../../../../features/kept/notices/notices.client.tsx';

export const metadata = { title: keptTexts.notices.title, robots: { index: false } };

export default function NoticesPage() {
  return (
    <KeptPage tab="notices">
      <Notices />
    </KeptPage>
  );
}
