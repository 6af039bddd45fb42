import { homeTexts } from '../../../../features/home/home.texts.ts';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: homeTexts.tabs.apparel };

export default function ApparelPage() {
  return <Home tab="apparel" />;
}
