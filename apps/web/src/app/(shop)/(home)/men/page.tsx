import { homeTexts } from '../../../../features/home/home.texts.ts';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: homeTexts.tabs.men };

export default function MenPage() {
  return <Home tab="men" />;
}
