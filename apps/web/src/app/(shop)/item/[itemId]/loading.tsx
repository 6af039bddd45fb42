import { ItemSkeleton } from '../../../../features/item/item-skeleton.tsx';

export default function ItemLoading() {
  return <ItemSkeleton />;
}
