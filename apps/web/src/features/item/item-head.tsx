import { soldCount } from '@suki/domain/catalogue/sold-count';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Item } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { Heart } from '../../hearts/heart.client.tsx';
import { dateWithYear } from '../../shell/when.ts';
import { itemTexts } from './item.texts.ts';

export function ItemHead({ item }: { readonly item: Item }) {
  const { box, condition } = itemTexts;
  const facts = [
    { name: box.style, value: item.styleCode },
    ...(item.releaseDate === null ? [] : [{ name: box.released, value: dateWithYear(item.releaseDate) }]),
    ...(item.retailPrice === null ? [] : [{ name: box.retail, value: formatMoney(item.retailPrice) }]),
    ...(item.soldCount === 0 ? [] : [{ name: box.sold, value: soldCount(item.soldCount) }]),
  ];
  return (
    <Stack space={3}>
      <Stack space={1}>
        <Inline justify="between">
          <Tag>{condition[item.condition]}</Tag>
          <Heart itemId={item.id} name={item.name} hasWord />
        </Inline>
        <Heading level={1}>{item.name}</Heading>
      </Stack>
      <BoxLabel facts={facts} />
    </Stack>
  );
}
