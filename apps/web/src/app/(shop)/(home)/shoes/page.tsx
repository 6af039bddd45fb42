import { tabNames } from '@suki/domain/catalogue/tabs';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: tabNames.shoes };

export default function ShoesPage() {
  return <Home tab="shoes" />;
}
