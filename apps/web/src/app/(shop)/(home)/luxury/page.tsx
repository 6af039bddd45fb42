import { tabNames } from '@suki/domain/catalogue/tabs';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: tabNames.luxury };

export default function LuxuryPage() {
  return <Home tab="luxury" />;
}
