import { categories } from '@suki/domain/catalogue/categories';
import { actReasonLength } from '@suki/domain/config/suspension';
import { useForm } from '@suki/sdk/form';
import { useEditCatalogueItem } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueItem } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { BrandField } from './brand-field.tsx';
import * as styles from './catalogue.css.ts';
import { bulkTexts, categoryWords, fieldWords, itemTexts as words } from './catalogue.texts.ts';
import { DeskSave } from './desk-save.tsx';
import { GendersField } from './genders-field.tsx';
import { checkItem, draftOfItem, type ItemDraft, itemFields } from './item-form.view-model.ts';

type Props = { readonly item: CatalogueItem };

/**
 * Everything of an item that is words or a fact. The form keeps the item with which it began: a colleague's save in the
 * meantime must neither change what is typed nor be overwritten.
 */
export function ItemForm({ item }: Props) {
  const [begun, setBegun] = useState(item);
  const edit = useEditCatalogueItem();
  const form = useForm({
    initial: draftOfItem(begun),
    fields: itemFields,
    check: (draft: ItemDraft) => checkItem(draft, begun),
    onInput: async (input) => {
      const outcome = await edit.run({ ...input, id: begun.id });
      if (outcome.ok) {
        toasts.show(words.saved, { tone: 'positive' });
        startWith(outcome.answer);
      }
      return outcome;
    },
  });
  function startWith(next: CatalogueItem) {
    setBegun(next);
    form.replace(draftOfItem(next));
  }
  return (
    <form noValidate onSubmit={form.submit} aria-label={words.edit}>
      <Stack space={4}>
        <TextField {...form.text('name')} label={fieldWords.name} required />
        <BrandField
          id={form.idOf('brandName')}
          name={form.draft.brandName}
          brandId={form.draft.brandId}
          error={form.errors.brandName}
          onChange={(brandName, brandId) => form.change({ brandName, brandId })}
        />
        {begun.brand.length > 1 && (
          <Text tone="soft">
            {words.otherBrands(
              begun.brand
                .slice(1)
                .map(({ name }) => name)
                .join(', '),
            )}
          </Text>
        )}
        <div className={styles.pair}>
          <TextField {...form.text('model')} label={fieldWords.model} required />
          <TextField {...form.text('colourway')} label={fieldWords.colorway} optionalLabel={words.optional} />
          <TextField
            {...form.text('styleCode')}
            label={fieldWords.styleCode}
            optionalLabel={words.optional}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <SelectField
            {...form.text('category')}
            label={fieldWords.category}
            options={categories.map((category) => ({ value: category, label: categoryWords[category] }))}
          />
          <TextField
            {...form.text('retailPrice')}
            label={fieldWords.retailPrice}
            optionalLabel={words.optional}
            prefix="₱"
            inputMode="decimal"
            numeric
          />
          <TextField
            {...form.text('releaseDate')}
            label={fieldWords.releaseDate}
            optionalLabel={words.optional}
            type="date"
          />
        </div>
        <GendersField
          id={form.idOf('genders')}
          chosen={form.draft.genders}
          onChange={(genders) => form.change({ genders })}
        />
        <TextAreaField {...form.text('description')} label={fieldWords.description} rows={4} />
        <TextAreaField
          {...form.text('reason')}
          label={bulkTexts.reason}
          optionalLabel={words.optional}
          hint={words.reasonHint}
          rows={2}
          maxLength={actReasonLength.max}
        />
        <DeskSave command={edit} words={words} onStartAgain={() => startWith(item)} />
      </Stack>
    </form>
  );
}
