import { dropsTexts } from '../../../../features/home/drops/drops.texts.ts';
import { DropsPage } from '../../../../features/home/drops/drops-page.tsx';

export const metadata = { title: dropsTexts.title, description: dropsTexts.description };

export default function DropsRoute() {
  return <DropsPage />;
}
