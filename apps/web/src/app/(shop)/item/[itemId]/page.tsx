import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readBook, readItem, readItemIds } from '../../../../catalogue/catalogue.server.ts';
import { onlySku } from '../../../../features/item/buy-panel.view-model.ts';
import { itemTexts } from '../../../../features/item/item.texts.ts';
import { ItemView } from '../../../../features/item/item-view.tsx';

type Props = PageProps<'/item/[itemId]'>;

export async function generateStaticParams() {
  return (await readItemIds()).map((itemId) => ({ itemId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const facts = await readItem((await params).itemId);
  return facts === null
    ? { title: itemTexts.notFoundTitle }
    : { title: facts.item.name, description: facts.item.description };
}

export default async function ItemPage({ params }: Props) {
  const facts = await readItem((await params).itemId);
  if (facts === null) {
    notFound();
  }
  const skuId = onlySku(facts.item.skus);
  const initialBook = skuId === null ? null : await readBook(facts.item.id, skuId);
  return <ItemView {...facts} initialBook={initialBook} />;
}
