import { homeTexts } from '../../../../features/home/home.texts.ts';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: homeTexts.tabs.luxury };

export default function LuxuryPage() {
  return <Home tab="luxury" />;
}
