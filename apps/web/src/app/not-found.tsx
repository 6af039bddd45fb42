import { NotFoundPage } from '../shell/failure/not-found-page.client.tsx';

export default function NotFound() {
  return <NotFoundPage />;
}
