import { useCatalogueShelves } from '@suki/sdk/hooks/staff/catalogue';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Failure } from '../../shell/failure.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { deskTexts, shelfTitles, shelvesTexts as words } from './catalogue.texts.ts';
import { DeskPages } from './desk-pages.tsx';
import { ShelfEditor } from './shelf-editor.tsx';

/** The lists of the shop that an editor orders: sections of home, tabs, ideas and words of search. */
export function CatalogueShelves() {
  const { data, error, reload } = useCatalogueShelves();
  return (
    <ListPage title={deskTexts.shelves} intro={words.intro} above={<DeskPages />}>
      {data === null && error === null && <LoadingRows label={words.loading} />}
      {data === null && error !== null && <Failure error={error} retry={reload} />}
      {data?.shelves.map((shelf, index) => (
        <Section key={shelf.shelf} title={shelfTitles[shelf.shelf]} first={index === 0}>
          <ShelfEditor key={shelf.version} shelf={shelf} />
        </Section>
      ))}
    </ListPage>
  );
}
