import { tabNames } from '@suki/domain/catalogue/tabs';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: tabNames.men };

export default function MenPage() {
  return <Home tab="men" />;
}
