import { ForYou } from '../../../features/home/for-you/for-you.tsx';

export default function ForYouPage() {
  return <ForYou />;
}
