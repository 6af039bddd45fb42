import { MessagePanelPlace } from '../features/wallet/panel/message-panel-place.client.tsx';
import { NotFoundState } from '../shell/failure/not-found-state.tsx';
import { ShopFooter } from '../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../shell/navigation/shop-header.tsx';

export default function NotFound() {
  return (
    <>
      <ShopHeader panel={<MessagePanelPlace />} />
      <NotFoundState />
      <ShopFooter />
    </>
  );
}
