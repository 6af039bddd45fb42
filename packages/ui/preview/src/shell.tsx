import { HomeView } from './home-view.tsx';
import { ItemView } from './item-view.tsx';
import { KitView } from './kit-view.tsx';
import { OrderView } from './order-view.tsx';
import { SellView } from './sell-view.tsx';

/** One of the five kit pages, by `?view=`: four made like the mocks, and all other parts in their states. */
export function Shell({ view }: { view: string }) {
  switch (view) {
    case 'item':
      return <ItemView />;
    case 'home':
      return <HomeView />;
    case 'order':
      return <OrderView />;
    case 'sell':
      return <SellView />;
    default:
      return <KitView />;
  }
}
