import type { Metadata } from 'next';
import { readHome } from '../../../catalogue/catalogue.server.ts';
import { pictureAt, viewAddress } from '../../../catalogue/picture.ts';

export const metadata: Metadata = {
  title: 'One picture',
  description: 'One picture and nothing else.',
};

/** One picture of the catalogue and nothing else: `bench web` compares the other pages with it. */
export default async function PicturePage() {
  const art = (await readHome('forYou')).flatMap(({ items }) => items)[0]?.art;
  const view = art?.views[0];
  if (art === undefined || view === undefined) return <main />;
  const { alt, ...picture } = pictureAt(viewAddress(art, view.view), 'page', view.alt);
  return (
    <main>
      <img {...picture} alt={alt} sizes="100vw" width={640} height={640} fetchPriority="high" />
    </main>
  );
}
