import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readBook, readItem, readItemIds } from '../../../../catalogue/catalogue.server.ts';
import { largestPicture, viewAddress } from '../../../../catalogue/picture.ts';
import { publicEnv } from '../../../../env.client.ts';
import { StructuredData } from '../../../../features/found/structured-data.tsx';
import { onlySku } from '../../../../features/item/buy-panel.view-model.ts';
import { crumbsOf } from '../../../../features/item/crumbs.ts';
import { itemTexts } from '../../../../features/item/item.texts.ts';
import { ItemView } from '../../../../features/item/item-view.tsx';
import { itemStructuredData } from '../../../../features/item/structured-data.ts';
import { itemPath } from '../../../../shell/paths.ts';

type Props = PageProps<'/item/[itemId]'>;

export async function generateStaticParams() {
  return (await readItemIds()).map((itemId) => ({ itemId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const facts = await readItem((await params).itemId);
  if (facts === null) return { title: itemTexts.notFoundTitle };
  const { name, description, art } = facts.item;
  const [first] = art.views;
  const picture = first && { url: largestPicture(viewAddress(art, first.view)), alt: first.alt };
  return { title: name, description, openGraph: { title: name, description, ...(picture && { images: [picture] }) } };
}

export default async function ItemPage({ params }: Props) {
  const facts = await readItem((await params).itemId);
  if (facts === null) {
    notFound();
  }
  const skuId = onlySku(facts.item.skus);
  const initialBook = skuId === null ? null : await readBook(facts.item.id, skuId);
  const { item } = facts;
  const data = itemStructuredData({
    item,
    crumbs: crumbsOf(item),
    pictures: item.art.views.map(({ view }) => largestPicture(viewAddress(item.art, view))),
    webUrl: publicEnv.webUrl,
    path: itemPath(item.id),
  });
  return (
    <>
      <StructuredData data={data} />
      <ItemView {...facts} initialBook={initialBook} />
    </>
  );
}
