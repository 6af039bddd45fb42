import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import {
  addItemSizes,
  changeCatalogueItems,
  chooseBrandChart,
  createCatalogueBrand,
  createCatalogueItem,
  createSizeChart,
  editCatalogueItem,
  getCatalogueItem,
  getCatalogueSection,
  getSizeChart,
  listBrandCharts,
  listCatalogueBrands,
  listCatalogueChanges,
  listCatalogueItems,
  listCatalogueShelves,
  listFeeVersions,
  listSizeCharts,
  planFeeRule,
  renameCatalogueBrand,
  saveCatalogueSection,
  saveCatalogueShelf,
  saveSizeChart,
  setItemPhotos,
  tryFeeRule,
  withdrawFeePlan,
} from '../../generated/staff-catalogue.ts';
import type {
  AddItemSizesBody,
  Brand,
  BrandId,
  CatalogueChange,
  CatalogueItem,
  CatalogueRow,
  CatalogueSection,
  CatalogueShelf,
  CatalogueSizeChart,
  ChangeCatalogueItems200,
  ChangeCatalogueItemsBody,
  ChooseBrandChartBody,
  CreateCatalogueItemBody,
  CreateSizeChartBody,
  EditCatalogueItemBody,
  FeeDryRun,
  FeePlan,
  ItemId,
  ListBrandCharts200,
  ListCatalogueItemsParams,
  ListCatalogueShelves200,
  ListFeeVersions200,
  ListSizeCharts200,
  PlanFeeRuleBody,
  RenameCatalogueBrandBody,
  SaveCatalogueSectionBody,
  SaveSizeChartBody,
  SetItemPhotosBody,
  SizeTemplateId,
  WithdrawFeePlanBody,
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

/** Adds an item as a row of a file would. */
export const useCreateCatalogueItem = (): Command<CreateCatalogueItemBody, CatalogueItem> =>
  useDeskCommand((body) => createCatalogueItem(body));

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

/** One section of the home page with its items. */
export function useCatalogueSection(section: CatalogueSection['section']): Fetched<CatalogueSection> {
  return useFetched(staffKeys.catalogueSection(section), () => getCatalogueSection(section));
}

export const useSaveCatalogueSection = (): Command<
  SaveCatalogueSectionBody & Pick<CatalogueSection, 'section'>,
  CatalogueSection
> => useDeskCommand(({ section, ...body }) => saveCatalogueSection(section, body));

/** The size charts by name. */
export function useSizeCharts(): Fetched<ListSizeCharts200> {
  return useFetched(staffKeys.sizeCharts(), () => listSizeCharts());
}

export function useSizeChart(id: SizeTemplateId): Fetched<CatalogueSizeChart> {
  return useFetched(staffKeys.sizeChart(id), () => getSizeChart(id));
}

export const useCreateSizeChart = (): Command<CreateSizeChartBody, CatalogueSizeChart> =>
  useDeskCommand((body) => createSizeChart(body));

export const useSaveSizeChart = (): Command<SaveSizeChartBody & { readonly id: SizeTemplateId }, CatalogueSizeChart> =>
  useDeskCommand(({ id, ...body }) => saveSizeChart(id, body));

/** The charts that new shoes of a brand get; null fetches nothing. */
export function useBrandCharts(id: BrandId | null): Fetched<ListBrandCharts200> {
  return useFetched(id === null ? null : staffKeys.brandCharts(id), () => listBrandCharts(id as BrandId));
}

export const useChooseBrandChart = (): Command<
  ChooseBrandChartBody & { readonly brandId: BrandId },
  ListBrandCharts200
> => useDeskCommand(({ brandId, ...body }) => chooseBrandChart(brandId, body));

/** The fee rules with their versions. */
export function useFeeVersions(): Fetched<ListFeeVersions200> {
  return useFetched(staffKeys.feeVersions(), () => listFeeVersions());
}

/** Counts the fees of past sales by a plan; nothing is stored. */
export const useTryFeeRule = (): Command<FeePlan, FeeDryRun> => useCommand((plan) => tryFeeRule(plan));

export const usePlanFeeRule = (): Command<PlanFeeRuleBody, ListFeeVersions200> =>
  useDeskCommand((body) => planFeeRule(body));

/** Takes a planned fee back before it begins. */
export const useWithdrawFeePlan = (): Command<WithdrawFeePlanBody, ListFeeVersions200> =>
  useDeskCommand((body) => withdrawFeePlan(body));

export const useCreateCatalogueBrand = (): Command<string, Brand> =>
  useDeskCommand((name) => createCatalogueBrand({ name }));

export const useRenameCatalogueBrand = (): Command<RenameCatalogueBrandBody & { readonly id: BrandId }, Brand> =>
  useDeskCommand(({ id, ...body }) => renameCatalogueBrand(id, body));
