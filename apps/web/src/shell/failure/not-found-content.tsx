import { ShopFooter } from '../navigation/shop-footer.tsx';
import { ShopHeader } from '../navigation/shop-header.tsx';
import { NotFoundState } from './not-found-state.tsx';

/** The whole page of an address that there is none of. */
export default function NotFoundContent() {
  return (
    <>
      <ShopHeader />
      <NotFoundState />
      <ShopFooter />
    </>
  );
}
