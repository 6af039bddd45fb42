import { homeTexts } from '../../../../features/home/home.texts.ts';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: homeTexts.tabs.women };

export default function WomenPage() {
  return <Home tab="women" />;
}
