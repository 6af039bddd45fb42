import { categories } from '@suki/domain/catalogue/categories';
import { useForm } from '@suki/sdk/form';
import { useCreateCatalogueItem } from '@suki/sdk/hooks/staff/catalogue';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useLocation } from 'wouter';
import { refusalText } from '../../shell/failure.view-model.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { catalogueItemPath } from '../../shell/paths.ts';
import { BrandField } from './brand-field.tsx';
import * as styles from './catalogue.css.ts';
import { categoryWords, fieldWords, itemTexts } from './catalogue.texts.ts';
import { DeskHead } from './desk-page.tsx';
import { GendersField } from './genders-field.tsx';
import { newItemTexts as words } from './new-item.texts.ts';
import { checkNewItem, emptyItem, itemThere, newItemFields } from './new-item.view-model.ts';

/** A new item, by the fields of a file of items; its page then takes photos. */
export function NewItem() {
  return (
    <PageFrame title={words.title}>
      <Page as="main" id="main">
        <Stack space={6}>
          <Stack space={3}>
            <DeskHead where={itemTexts.where} name={words.title} />
            <Text tone="soft" measure>
              {words.intro}
            </Text>
          </Stack>
          <Form />
        </Stack>
      </Page>
    </PageFrame>
  );
}

function Form() {
  const [, navigate] = useLocation();
  const create = useCreateCatalogueItem();
  const form = useForm({
    initial: emptyItem,
    fields: newItemFields,
    check: checkNewItem,
    onInput: async (input) => {
      const outcome = await create.run(input);
      if (outcome.ok) {
        toasts.show(words.added(outcome.answer.name), { tone: 'positive' });
        navigate(catalogueItemPath(outcome.answer.id));
      }
      return outcome;
    },
  });
  const there = itemThere(create.error?.details);
  return (
    <form noValidate onSubmit={form.submit} aria-label={words.form} className={styles.form}>
      <Stack space={4}>
        <TextField {...form.text('name')} label={fieldWords.name} required />
        <BrandField
          id={form.idOf('brand')}
          label={fieldWords.brands}
          name={form.draft.brand}
          brandId={form.draft.brandId}
          error={form.errors.brand}
          onChange={(brand, brandId) => form.change({ brand, brandId })}
        />
        <div className={styles.pair}>
          <TextField
            {...form.text('model')}
            label={fieldWords.model}
            optionalLabel={itemTexts.optional}
            hint={words.modelHint}
          />
          <TextField {...form.text('colorway')} label={fieldWords.colorway} optionalLabel={itemTexts.optional} />
          <TextField
            {...form.text('styleCode')}
            label={fieldWords.styleCode}
            optionalLabel={itemTexts.optional}
            hint={words.codeHint}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <SelectField
            {...form.text('category')}
            label={fieldWords.category}
            options={categories.map((category) => ({ value: category, label: categoryWords[category] }))}
          />
        </div>
        <GendersField
          id={form.idOf('gender')}
          chosen={form.draft.gender}
          onChange={(gender) => form.change({ gender })}
          error={form.errors.gender}
        />
        <div className={styles.pair}>
          <TextField
            {...form.text('retailPrice')}
            label={fieldWords.retailPrice}
            optionalLabel={itemTexts.optional}
            prefix="₱"
            inputMode="decimal"
            numeric
          />
          <TextField
            {...form.text('releaseDate')}
            label={fieldWords.releaseDate}
            optionalLabel={itemTexts.optional}
            type="date"
          />
        </div>
        <TextField
          {...form.text('sizes')}
          label={words.sizes}
          optionalLabel={itemTexts.optional}
          hint={words.sizesHint}
          spellCheck={false}
        />
        {create.error !== null && create.error.reason !== 'VALIDATION' && (
          <Stack space={1}>
            <Text tone="critical" role="alert" measure>
              {there === null ? refusalText(create.error) : words.exists}
            </Text>
            {there !== null && (
              <TextLink href={catalogueItemPath(there)} link={OpsLink}>
                {words.seeIt}
              </TextLink>
            )}
          </Stack>
        )}
        <div>
          <Button type="submit" tone="main" loadingLabel={create.isRunning ? words.adding : undefined}>
            {words.add}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
