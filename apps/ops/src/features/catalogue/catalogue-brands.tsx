import { invalidText } from '@suki/domain/texts/problem-text';
import { validateBrandName } from '@suki/domain/validators/item-text';
import { type Checked, useForm } from '@suki/sdk/form';
import { useCatalogueBrands, useCreateCatalogueBrand, useRenameCatalogueBrand } from '@suki/sdk/hooks/staff/catalogue';
import type { Brand } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { fields } from '../../shell/shell.css.ts';
import { ActWithReason } from '../people/act-with-reason.tsx';
import { deskTexts, brandsTexts as words } from './catalogue.texts.ts';
import { DeskPages } from './desk-pages.tsx';

type NameDraft = { readonly name: string };

/** Returns the name to send, or the error below its field. */
function checkName({ name }: NameDraft): Checked<NameDraft, string> {
  const checked = validateBrandName(name);
  return checked.ok ? { ok: true, input: checked.value } : { ok: false, errors: { name: invalidText(checked) } };
}

/** The brands of the catalogue: found by their start, added and renamed. */
export function CatalogueBrands() {
  const [start, setStart] = useState('');
  return (
    <ListPage
      title={deskTexts.brands}
      above={<DeskPages />}
      choice={
        <Stack space={4}>
          <TextField
            label={words.field}
            hint={words.hint}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={start}
            onChange={({ currentTarget }) => setStart(currentTarget.value)}
          />
          <AddBrand />
        </Stack>
      }
    >
      <PagedRows
        list={useCatalogueBrands(start.trim().toLowerCase())}
        loadingLabel={words.loading}
        empty={words.empty}
        row={(brand) => (
          <Row key={brand.id}>
            <Text weight="bold">{brand.name}</Text>
            <Rename brand={brand} />
          </Row>
        )}
      />
    </ListPage>
  );
}

function AddBrand() {
  const create = useCreateCatalogueBrand();
  const form = useForm({
    initial: { name: '' },
    fields: ['name'],
    check: checkName,
    onInput: async (name) => {
      const outcome = await create.run(name);
      if (outcome.ok) {
        toasts.show(words.added(outcome.answer.name), { tone: 'positive' });
        form.replace({ name: '' });
      }
      return outcome;
    },
  });
  return (
    <Section title={words.add}>
      <form noValidate onSubmit={form.submit} className={fields}>
        <Stack space={3}>
          <Text measure>{words.addText}</Text>
          <TextField {...form.text('name')} label={words.name} required autoComplete="off" />
          <div>
            <Button type="submit" tone="ink" loadingLabel={create.isRunning ? words.adding : undefined}>
              {words.addButton}
            </Button>
          </div>
          {create.error !== null && (
            <Text tone="critical" role="alert">
              {refusalText(create.error)}
            </Text>
          )}
        </Stack>
      </form>
    </Section>
  );
}

function Rename({ brand }: { readonly brand: Brand }) {
  const rename = useRenameCatalogueBrand();
  const [name, setName] = useState(brand.name);
  return (
    <ActWithReason
      summary={words.rename(brand.name)}
      text={words.renameText}
      button={words.renameButton}
      done={words.renamed(name.trim())}
      command={rename}
      onReason={(reason) => rename.run({ id: brand.id, name, reason })}
    >
      <TextField label={words.name} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
    </ActWithReason>
  );
}
