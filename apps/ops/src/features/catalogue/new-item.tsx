import { categories } from '@suki/domain/catalogue/categories';
import { useForm } from '@suki/sdk/form';
import { useCreateCatalogueItem } from '@suki/sdk/hooks/staff/catalogue';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useLocation } from 'wouter';
import { refusalText } from '../../shell/failure.view-model.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { catalogueItemPath, paths } from '../../shell/paths.ts';
import { BrandField } from './brand-field.tsx';
import * as styles from './catalogue.css.ts';
import { categoryWords, deskTexts, fieldWords, genderWords, itemTexts } from './catalogue.texts.ts';
import { newItemTexts as words } from './new-item.texts.ts';
import { checkNewItem, emptyItem, itemThere, type NewItemDraft, newItemFields } from './new-item.view-model.ts';

/** A new item, by the fields of a file of items; its page then takes photos. */
export function NewItem() {
  return (
    <PageFrame title={words.title}>
      <Page as="main" id="main">
        <Stack space={6}>
          <Stack space={3}>
            <Breadcrumbs
              label={itemTexts.where}
              items={[{ href: paths.catalogue, label: deskTexts.title }]}
              here={words.title}
              link={OpsLink}
            />
            <Heading level={1}>{words.title}</Heading>
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
        <Wearers form={form} />
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

type WearersProps = { readonly form: ReturnType<typeof useForm<NewItemDraft, unknown>> };

/** For whom the item is made: it decides about the chart of its sizes. */
function Wearers({ form }: WearersProps) {
  const { gender: chosen } = form.draft;
  const error = form.errors.gender;
  const errorId = `${form.idOf('gender')}-error`;
  return (
    <fieldset id={form.idOf('gender')} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{itemTexts.wearers}</legend>
      <div className={styles.boxes}>
        {(Object.keys(genderWords) as (keyof typeof genderWords)[]).map((gender) => (
          <CheckboxField
            key={gender}
            label={genderWords[gender]}
            checked={chosen.includes(gender)}
            onChange={({ currentTarget }) =>
              form.change({
                gender: currentTarget.checked ? [...chosen, gender] : chosen.filter((one) => one !== gender),
              })
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <Text as="span" size="label" tone="critical">
          <span id={errorId}>{error}</span>
        </Text>
      )}
    </fieldset>
  );
}
