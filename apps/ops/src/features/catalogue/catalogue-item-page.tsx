import { type ItemId, isId } from '@suki/domain/ids/id';
import { useCatalogueItem } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueItem } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths } from '../../shell/paths.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import * as styles from './catalogue.css.ts';
import { deskTexts, statusWords, itemTexts as words } from './catalogue.texts.ts';
import { changeEntry } from './history.view-model.ts';
import { ItemForm } from './item-form.tsx';
import { ItemPhotos } from './item-photos.tsx';
import { ItemSizes } from './item-sizes.tsx';
import { ItemStatusActs } from './item-status-acts.tsx';

/** One item of the catalogue: its status, everything that can be changed, and who changed what. */
export function CatalogueItemPage({ itemId }: { readonly itemId: string }) {
  return isId('itm', itemId) ? (
    <Known itemId={itemId} />
  ) : (
    <NoSuchPage title={words.unknown.title} text={words.unknown.text} />
  );
}

function Known({ itemId }: { readonly itemId: ItemId }) {
  const { data: item, error, reload } = useCatalogueItem(itemId);
  return (
    <PageFrame title={item === null ? words.page : item.name}>
      <Page as="main" id="main">
        {item !== null && <Sheet item={item} />}
        {item === null && error === null && <LoadingLines label={words.loading} />}
        {item === null && error !== null && <Failure level={1} error={error} retry={reload} />}
      </Page>
    </PageFrame>
  );
}

function Sheet({ item }: { readonly item: CatalogueItem }) {
  return (
    <>
      <Stack space={3}>
        <Breadcrumbs
          label={words.where}
          items={[{ href: paths.catalogue, label: deskTexts.title }]}
          here={item.name}
          link={OpsLink}
        />
        <Inline space={3}>
          <Heading level={1}>{item.name}</Heading>
          <Tag tone={item.status === 'listed' ? 'fact' : 'solid'}>{statusWords[item.status]}</Tag>
        </Inline>
      </Stack>
      <TwoColumns>
        <Section title={words.edit}>
          <ItemForm item={item} />
        </Section>
        <div>
          <div className={styles.picture}>
            <ItemPicture item={item} ratio="square" sizes="320px" />
          </div>
          <Section title={words.status}>
            <Stack space={3}>
              <Text numeric>{words.tradeLine(item.openAsks, item.openBids, item.openOrders)}</Text>
              <ItemStatusActs item={item} />
            </Stack>
          </Section>
          <Section title={words.sizes}>
            <ItemSizes item={item} />
          </Section>
          <Section title={words.photos}>
            <ItemPhotos item={item} />
          </Section>
          <Section title={words.history}>
            {item.history.length === 0 ? (
              <Text tone="soft">{words.noHistory}</Text>
            ) : (
              <Timeline entries={item.history.map(changeEntry)} />
            )}
          </Section>
        </div>
      </TwoColumns>
    </>
  );
}
