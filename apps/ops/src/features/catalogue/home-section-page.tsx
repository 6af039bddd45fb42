import { type HomeSection, homeSections } from '@suki/domain/catalogue/sections';
import { useCatalogueSection } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSection } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths } from '../../shell/paths.ts';
import { deskTexts, sectionWords } from './catalogue.texts.ts';
import { changeEntry } from './history.view-model.ts';
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
  const { data, error, reload } = useCatalogueSection(section);
  return (
    <PageFrame title={sectionWords[section]}>
      <Page as="main" id="main">
        {data !== null && <Sheet section={data} />}
        {data === null && error === null && <LoadingLines label={words.loading} />}
        {data === null && error !== null && <Failure level={1} error={error} retry={reload} />}
      </Page>
    </PageFrame>
  );
}

function Sheet({ section }: { readonly section: CatalogueSection }) {
  const name = sectionWords[section.section];
  return (
    <>
      <Stack space={3}>
        <Breadcrumbs
          label={words.where}
          items={[
            { href: paths.catalogue, label: deskTexts.title },
            { href: paths.catalogueShelves, label: deskTexts.shelves },
          ]}
          here={name}
          link={OpsLink}
        />
        <Heading level={1}>{name}</Heading>
      </Stack>
      <TwoColumns>
        <Section title={words.items}>
          <HomeSectionEditor section={section} />
        </Section>
        <Section title={words.history}>
          {section.history.length === 0 ? (
            <Text tone="soft">{words.noHistory}</Text>
          ) : (
            <Timeline entries={section.history.map(changeEntry)} />
          )}
        </Section>
      </TwoColumns>
    </>
  );
}
