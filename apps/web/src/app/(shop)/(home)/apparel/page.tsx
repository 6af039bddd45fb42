import { tabNames } from '@suki/domain/catalogue/tabs';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: tabNames.apparel };

export default function ApparelPage() {
  return <Home tab="apparel" />;
}
