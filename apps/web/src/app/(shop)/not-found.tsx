import type { Metadata } from 'next';
import { ShopFrame } from '../../features/pages/shop-frame.tsx';
import { failedPageTexts } from '../../shell/failure/failure.texts.ts';
import { NotFoundState } from '../../shell/failure/not-found-state.tsx';

export const metadata: Metadata = { title: failedPageTexts.notFoundTitle };

/** For ids and addresses that the shop's own pages do not know. */
export default function NotFound() {
  return (
    <ShopFrame>
      <NotFoundState />
    </ShopFrame>
  );
}
