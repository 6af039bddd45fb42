import { tabNames } from '@suki/domain/catalogue/tabs';
import { Home } from '../../../../features/home/home.tsx';

export const metadata = { title: tabNames.women };

export default function WomenPage() {
  return <Home tab="women" />;
}
