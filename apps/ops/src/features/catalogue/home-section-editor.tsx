import { isAutomatic, type SectionRule, sectionRules } from '@suki/domain/catalogue/sections';
import { SECTION_ITEMS_MAX } from '@suki/domain/config/catalogue-desk';
import { useSaveCatalogueSection } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSection, ItemCard } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { ItemLine } from '@suki/ui/market/ItemLine/ItemLine';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { OpsLink } from '../../shell/ops-link.tsx';
import { catalogueItemPath } from '../../shell/paths.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import { DeskSave } from './desk-save.tsx';
import { ruleNames, sectionTexts as words } from './home-section.texts.ts';
import { ItemPicker } from './item-picker.tsx';
import { rowDetail } from './items.view-model.ts';
import { movedEarlier } from './moved-earlier.ts';

type Props = { readonly section: CatalogueSection };

/** The items of a section in their order. It keeps the section with which it began, like the form of an item. */
export function HomeSectionEditor({ section }: Props) {
  const [begun, setBegun] = useState(section);
  const [rule, setRule] = useState<SectionRule>(section.rule);
  const [items, setItems] = useState<readonly ItemCard[]>(section.items);
  const save = useSaveCatalogueSection();
  function startWith(next: CatalogueSection) {
    setBegun(next);
    setRule(next.rule);
    setItems(next.items);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const itemIds = isAutomatic(rule) ? [] : items.map(({ id }) => id);
    const outcome = await save.run({ section: begun.section, version: begun.version, rule, itemIds });
    if (!outcome.ok) return;
    toasts.show(words.saved, { tone: 'positive' });
    startWith(outcome.answer);
  }
  const isFilled = isAutomatic(rule);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={words.form}>
      <Stack space={4}>
        <SelectField
          label={words.rule}
          hint={words.ruleNotes[rule]}
          value={rule}
          options={sectionRules.map((one) => ({ value: one, label: ruleNames[one] }))}
          onChange={({ currentTarget }) => setRule(sectionRules.find((one) => one === currentTarget.value) ?? rule)}
        />
        {isFilled && rule !== begun.rule && <Text role="status">{words.automatic}</Text>}
        {!isFilled && items.length === 0 && <Text tone="soft">{words.none}</Text>}
        {(!isFilled || rule === begun.rule) && (
          <Rows label={words.items}>
            {items.map((item, index) => (
              <Entry
                key={item.id}
                item={item}
                onEarlier={isFilled || index === 0 ? undefined : () => setItems(movedEarlier(items, index))}
                onRemove={isFilled ? undefined : () => setItems(items.filter((one) => one !== item))}
              />
            ))}
          </Rows>
        )}
        {!isFilled &&
          (items.length < SECTION_ITEMS_MAX ? (
            <ItemPicker
              onChoose={(item) => setItems(items.some(({ id }) => id === item.id) ? items : [...items, item])}
            />
          ) : (
            <Text tone="soft">{words.full(SECTION_ITEMS_MAX)}</Text>
          ))}
        <DeskSave command={save} words={words} onStartAgain={() => startWith(section)} />
      </Stack>
    </form>
  );
}

type EntryProps = {
  readonly item: ItemCard;
  readonly onEarlier: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
};

function Entry({ item, onEarlier, onRemove }: EntryProps) {
  return (
    <Row
      align="center"
      below={
        onRemove === undefined ? undefined : (
          <Inline space={2}>
            {onEarlier !== undefined && (
              <Button size="compact" aria-label={words.earlierAbout(item.name)} onClick={onEarlier}>
                {words.earlier}
              </Button>
            )}
            <Button size="compact" tone="plain" aria-label={words.removeAbout(item.name)} onClick={onRemove}>
              {words.remove}
            </Button>
          </Inline>
        )
      }
    >
      <ItemLine
        href={catalogueItemPath(item.id)}
        link={OpsLink}
        art={<ItemPicture item={item} ratio="square" sizes="72px" />}
        name={item.name}
        detail={item.status === 'listed' ? rowDetail(item) : words.notShown}
      />
    </Row>
  );
}
