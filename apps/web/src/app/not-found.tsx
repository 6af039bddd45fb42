import { NotFoundState } from '../shell/not-found-state.tsx';
import { ShopFooter } from '../shell/shop-footer.tsx';
import { ShopHeader } from '../shell/shop-header.tsx';

export default function NotFound() {
  return (
    <>
      <ShopHeader />
      <NotFoundState />
      <ShopFooter />
    </>
  );
}
