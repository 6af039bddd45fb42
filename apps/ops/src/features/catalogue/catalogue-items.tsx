import { categories } from '@suki/domain/catalogue/categories';
import { itemStatuses } from '@suki/domain/catalogue/item-status';
import { useCatalogueItems } from '@suki/sdk/hooks/staff/catalogue';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import type { FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ListLinks } from '../../shell/list-links.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { paths } from '../../shell/paths.ts';
import { fields } from '../../shell/shell.css.ts';
import { scanFieldId } from '../../shell/use-scan-key.ts';
import { BulkChange } from './bulk-change.tsx';
import { categoryWords, deskTexts, statusWords, listTexts as words } from './catalogue.texts.ts';
import { CatalogueItemRow } from './catalogue-item-row.tsx';
import { DeskPages } from './desk-pages.tsx';
import { filterOf, itemsHref, type ShownItems, shownItems } from './items.view-model.ts';
import { useSelection } from './use-selection.ts';

/** The items of the catalogue in any status. Search and filters stand in the address. */
export function CatalogueItems() {
  const [search] = useSearchParams();
  const shown = shownItems(search);
  return (
    <ListPage title={deskTexts.title} above={<DeskPages />} choice={<Choice shown={shown} />}>
      <OneList key={itemsHref(shown)} shown={shown} />
    </ListPage>
  );
}

function Choice({ shown }: { readonly shown: ShownItems }) {
  const [, navigate] = useLocation();
  const statuses = [null, ...itemStatuses].map((status) => ({
    href: itemsHref({ ...shown, status }),
    name: status === null ? words.all : statusWords[status],
    isShown: status === shown.status,
  }));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(itemsHref({ ...shown, text: String(new FormData(event.currentTarget).get('text')).trim() }));
  }
  return (
    <Stack space={4}>
      <form key={shown.text} onSubmit={submit} noValidate className={fields}>
        <Stack space={3}>
          <TextField
            label={words.field}
            hint={words.hint}
            id={scanFieldId}
            name="text"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            defaultValue={shown.text}
          />
          <SelectField
            label={words.category}
            emptyLabel={words.anyCategory}
            value={shown.category ?? ''}
            options={categories.map((category) => ({ value: category, label: categoryWords[category] }))}
            onChange={({ currentTarget }) =>
              navigate(itemsHref({ ...shown, category: categories.find((one) => one === currentTarget.value) ?? null }))
            }
          />
          <Inline space={3}>
            <Button type="submit" tone="main">
              {words.search}
            </Button>
            <Button href={paths.catalogueNew} link={OpsLink}>
              {words.newItem}
            </Button>
          </Inline>
        </Stack>
      </form>
      <ListLinks name={words.statuses} lists={statuses} />
    </Stack>
  );
}

function OneList({ shown }: { readonly shown: ShownItems }) {
  const list = useCatalogueItems(filterOf(shown));
  const selection = useSelection();
  const selected = list.items.filter(({ id }) => selection.has(id));
  return (
    <Stack space={4}>
      {selected.length > 0 && <BulkChange items={selected} onDone={selection.clear} />}
      <PagedRows
        list={list}
        loadingLabel={words.loading}
        hasPictures
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        row={(item) => (
          <CatalogueItemRow
            key={item.id}
            item={item}
            isSelected={selection.has(item.id)}
            onSelect={() => selection.toggle(item.id)}
          />
        )}
      />
    </Stack>
  );
}
