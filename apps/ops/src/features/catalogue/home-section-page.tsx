import { type HomeSection, homeSections } from '@suki/domain/catalogue/sections';
import { useCatalogueSection } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSection } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { paths } from '../../shell/paths.ts';
import { deskTexts, sectionWords } from './catalogue.texts.ts';
import { Changes, DeskHead, DeskPage } from './desk-page.tsx';
import { sectionTexts as words } from './home-section.texts.ts';
import { HomeSectionEditor } from './home-section-editor.tsx';

/** One section of the home page: how it is filled, with which items, and who changed what. */
export function HomeSectionPage({ section }: { readonly section: string }) {
  const known = homeSections.find((one) => one === section);
  return known === undefined ? (
    <NoSuchPage title={words.unknown.title} text={words.unknown.text} />
  ) : (
    <Known section={known} />
  );
}

function Known({ section }: { readonly section: HomeSection }) {
  return (
    <DeskPage title={sectionWords[section]} loadingLabel={words.loading} fetched={useCatalogueSection(section)}>
      {(known) => <Sheet section={known} />}
    </DeskPage>
  );
}

function Sheet({ section }: { readonly section: CatalogueSection }) {
  const list = { href: paths.catalogueShelves, label: deskTexts.shelves };
  return (
    <>
      <DeskHead where={words.where} list={list} name={sectionWords[section.section]} />
      <TwoColumns>
        <Section title={words.items}>
          <HomeSectionEditor section={section} />
        </Section>
        <Changes title={words.history} changes={section.history} empty={words.noHistory} />
      </TwoColumns>
    </>
  );
}
