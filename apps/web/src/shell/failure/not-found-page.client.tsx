'use client';
import { ShopFooter } from '../navigation/shop-footer.tsx';
import { ShopHeader } from '../navigation/shop-header.tsx';
import { NotFoundState } from './not-found-state.tsx';

/**
 * The page of an address that there is none of. Next puts it into the data of every page, twice; as a client component
 * it is a name there instead of its elements (ADR 0112).
 */
export function NotFoundPage() {
  return (
    <>
      <ShopHeader />
      <NotFoundState />
      <ShopFooter />
    </>
  );
}
