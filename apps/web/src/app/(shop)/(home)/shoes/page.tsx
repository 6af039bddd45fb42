import { homeTexts } from '../../../../features/home/home.texts.ts';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: homeTexts.tabs.shoes };

export default function ShoesPage() {
  return <Home tab="shoes" />;
}
