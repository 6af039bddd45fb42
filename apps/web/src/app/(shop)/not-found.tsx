import type { Metadata } from 'next';
import { NotFoundPage } from '../../features/pages/not-found/not-found-page.client.tsx';
import { failedPageTexts } from '../../shell/failure/failure.texts.ts';

export const metadata: Metadata = { title: failedPageTexts.notFoundTitle };

/** For ids and addresses that the shop's own pages do not know. */
export default function NotFound() {
  return <NotFoundPage />;
}
