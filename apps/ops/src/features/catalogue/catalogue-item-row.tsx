import type { CatalogueRow } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { ItemLine } from '@suki/ui/market/ItemLine/ItemLine';
import { OpsLink } from '../../shell/ops-link.tsx';
import { catalogueItemPath } from '../../shell/paths.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import * as styles from './catalogue.css.ts';
import { statusWords, listTexts as words } from './catalogue.texts.ts';
import { rowDetail } from './items.view-model.ts';

type Props = { readonly item: CatalogueRow; readonly isSelected: boolean; readonly onSelect: () => void };

/** One item with the box that selects it. */
export function CatalogueItemRow({ item, isSelected, onSelect }: Props) {
  return (
    <Row align="center" end={item.status === 'listed' ? undefined : <Tag tone="solid">{statusWords[item.status]}</Tag>}>
      <div className={styles.row}>
        <CheckboxField
          label={<VisuallyHidden>{words.select(item.name)}</VisuallyHidden>}
          checked={isSelected}
          onChange={onSelect}
        />
        <ItemLine
          href={catalogueItemPath(item.id)}
          link={OpsLink}
          art={<ItemPicture item={item} ratio="square" sizes="72px" />}
          name={item.name}
          detail={rowDetail(item)}
        />
      </div>
    </Row>
  );
}
