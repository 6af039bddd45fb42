import type { Metadata } from 'next';
import { failedPageTexts } from '../shell/failure/failure.texts.ts';
import ShopLayout from './(shop)/layout.tsx';
import ShopNotFound from './(shop)/not-found.tsx';

export const metadata: Metadata = { title: failedPageTexts.notFoundTitle };

/** An address of no page, in the frame of the shop, so that its header knows the person. */
export default function NotFound() {
  return (
    <ShopLayout>
      <ShopNotFound />
    </ShopLayout>
  );
}
