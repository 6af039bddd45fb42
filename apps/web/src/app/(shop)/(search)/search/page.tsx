import type { Metadata } from 'next';
import { HeaderSearch } from '../../../../features/search/field/header-search.client.tsx';
import { Results } from '../../../../features/search/results.tsx';
import { searchTexts } from '../../../../features/search/search.texts.ts';
import { filterCount, readSearch, searchPath } from '../../../../features/search/search-address.ts';
import { MessagePanelPlace } from '../../../../features/wallet/panel/message-panel-place.client.tsx';
import { ShopHeader } from '../../../../shell/navigation/shop-header.tsx';
import { content } from '../../../../shell/page/content.css.ts';

type Props = PageProps<'/search'>;

/** The page comes whole, without a placeholder: its links and its form are the search before scripts (ADR 0168). */
export const instant = false;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = readSearch(await searchParams);
  const isOne = filterCount(search) === 0 && search.after === null && search.sort === 'default';
  return {
    title: searchTexts.pageTitle(search.keyword),
    alternates: { canonical: searchPath(search) },
    // Words and tabs may be found; their filters make more addresses than there are items.
    robots: { index: isOne, follow: true },
  };
}

export default async function SearchPage({ searchParams }: Props) {
  const search = readSearch(await searchParams);
  return (
    <>
      <ShopHeader
        panel={<MessagePanelPlace />}
        search={<HeaderSearch key={search.keyword} keyword={search.keyword} />}
        searchOnPhones="field"
      />
      <div className={content}>
        <Results search={search} />
      </div>
    </>
  );
}
