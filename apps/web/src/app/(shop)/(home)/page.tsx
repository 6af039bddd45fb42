import { Home } from '../../../features/home/home.tsx';

export default function ForYouPage() {
  return <Home tab="forYou" />;
}
