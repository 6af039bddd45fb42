import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import {
  addItemSizes,
  changeCatalogueItems,
  createCatalogueBrand,
  editCatalogueItem,
  getCatalogueItem,
  listCatalogueBrands,
  listCatalogueChanges,
  listCatalogueItems,
  listCatalogueShelves,
  listFeeVersions,
  planFeeRule,
  renameCatalogueBrand,
  saveCatalogueShelf,
  setItemPhotos,
  tryFeeRule,
} from '../../generated/staff-catalogue.ts';
import type {
  AddItemSizesBody,
  Brand,
  BrandId,
  CatalogueChange,
  CatalogueItem,
  CatalogueRow,
  CatalogueShelf,
  ChangeCatalogueItems200,
  ChangeCatalogueItemsBody,
  EditCatalogueItemBody,
  FeeDryRun,
  FeePlan,
  ItemId,
  ListCatalogueItemsParams,
  ListCatalogueShelves200,
  ListFeeVersions200,
  PlanFeeRuleBody,
  RenameCatalogueBrandBody,
  SetItemPhotosBody,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

export type CatalogueFilter = Pick<ListCatalogueItemsParams, 'text' | 'status' | 'category' | 'brandId'>;

const after = (lastItemId: string | null) => (lastItemId === null ? {} : { lastItemId });

/** Items in any status, the newest first. */
export function useCatalogueItems(filter: CatalogueFilter): List<CatalogueRow> {
  return useList(staffKeys.catalogueItems(filter), (last) => listCatalogueItems({ ...filter, ...after(last) }));
}

export function useCatalogueItem(id: ItemId): Fetched<CatalogueItem> {
  return useFetched(staffKeys.catalogueItem(id), () => getCatalogueItem(id));
}

export function useCatalogueChanges(): List<CatalogueChange> {
  return useList(staffKeys.catalogueChanges(), (last) => listCatalogueChanges(after(last)));
}

/** Brands whose name begins with a text; null fetches nothing. */
export function useCatalogueBrands(text: string | null): List<Brand> {
  return useList(text === null ? null : staffKeys.catalogueBrands(text), (last) =>
    listCatalogueBrands({ ...(text === '' || text === null ? {} : { text }), ...after(last) }),
  );
}

/** Everything of the desk is fetched again in any case: a refusal may say that a colleague was quicker. */
function useDeskCommand<Input, Answer>(perform: (input: Input) => Promise<Answer>): Command<Input, Answer> {
  return useCommand(async (input, mutate) => {
    try {
      return await perform(input);
    } finally {
      void mutate(isAbout('catalogue-desk'));
    }
  });
}

/** Changes the words and facts of an item. */
export const useEditCatalogueItem = (): Command<EditCatalogueItemBody & { readonly id: ItemId }, CatalogueItem> =>
  useDeskCommand(({ id, ...body }) => editCatalogueItem(id, body));

type OfItem<Body> = Body & { readonly id: ItemId };

export const useAddItemSizes = (): Command<OfItem<AddItemSizesBody>, CatalogueItem> =>
  useDeskCommand(({ id, ...body }) => addItemSizes(id, body));

export const useSetItemPhotos = (): Command<OfItem<SetItemPhotosBody>, CatalogueItem> =>
  useDeskCommand(({ id, ...body }) => setItemPhotos(id, body));

type Change = Omit<ChangeCatalogueItemsBody, 'isPreview'>;

/** Changes status, category, brand or release date of items. */
export const useChangeCatalogueItems = (): Command<Change, ChangeCatalogueItems200> =>
  useDeskCommand((body) => changeCatalogueItems({ ...body, isPreview: false }));

/** Answers how many items such a change would reach, and changes nothing. */
export const usePreviewCatalogueChange = (): Command<Change, ChangeCatalogueItems200> =>
  useCommand((body) => changeCatalogueItems({ ...body, isPreview: true }));

/** Every list of the shop that an editor orders. */
export function useCatalogueShelves(): Fetched<ListCatalogueShelves200> {
  return useFetched(staffKeys.catalogueShelves(), () => listCatalogueShelves());
}

export const useSaveCatalogueShelf = (): Command<CatalogueShelf, CatalogueShelf> =>
  useDeskCommand(({ shelf, ...body }) => saveCatalogueShelf(shelf, body));

/** The fee rules with their versions. */
export function useFeeVersions(): Fetched<ListFeeVersions200> {
  return useFetched(staffKeys.feeVersions(), () => listFeeVersions());
}

/** Counts the fees of past sales by a plan; nothing is stored. */
export const useTryFeeRule = (): Command<FeePlan, FeeDryRun> => useCommand((plan) => tryFeeRule(plan));

export const usePlanFeeRule = (): Command<PlanFeeRuleBody, ListFeeVersions200> =>
  useDeskCommand((body) => planFeeRule(body));

export const useCreateCatalogueBrand = (): Command<string, Brand> =>
  useDeskCommand((name) => createCatalogueBrand({ name }));

export const useRenameCatalogueBrand = (): Command<RenameCatalogueBrandBody & { readonly id: BrandId }, Brand> =>
  useDeskCommand(({ id, ...body }) => renameCatalogueBrand(id, body));
