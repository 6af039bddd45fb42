import { type ItemId, isId } from '@suki/domain/ids/id';
import { useCatalogueItem } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueItem } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import * as styles from './catalogue.css.ts';
import { statusWords, itemTexts as words } from './catalogue.texts.ts';
import { Changes, DeskHead, DeskPage } from './desk-page.tsx';
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
  const item = useCatalogueItem(itemId);
  return (
    <DeskPage title={item.data === null ? words.page : item.data.name} loadingLabel={words.loading} fetched={item}>
      {(known) => <Sheet item={known} />}
    </DeskPage>
  );
}

function Sheet({ item }: { readonly item: CatalogueItem }) {
  return (
    <>
      <DeskHead where={words.where} name={item.name}>
        <Tag tone={item.status === 'listed' ? 'fact' : 'solid'}>{statusWords[item.status]}</Tag>
      </DeskHead>
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
          <Changes title={words.history} changes={item.history} empty={words.noHistory} />
        </div>
      </TwoColumns>
    </>
  );
}
