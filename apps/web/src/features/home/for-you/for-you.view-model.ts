import { type Centavos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { CalendarDate } from '@suki/domain/time/manila';
import { addDays } from '@suki/domain/time/manila';
import type { Drop, HomeSection, ItemCard, Trending } from '@suki/sdk/types';
import { artFactsOf } from '../../../catalogue/art-facts.ts';
import { viewAddress } from '../../../catalogue/picture.ts';
import { type TileFacts, tileFactsOf } from '../../item/tile/tile-facts.ts';
import { dayOf, daysBetween } from '../drops/drop-day.ts';
import { type HomeFacts, homeFactsOf, isTall } from '../home-facts.ts';
import type { AisleId } from './aisles.ts';
import { aisleIds } from './aisles.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import { type SparkFacts, sparkOf } from './spark.ts';

/** How many items each part of the page shows. */
const COUNTS = { days: 6, hot: 6, deals: 3, picks: 5, shelf: 5, fresh: 4 } as const;
/** The first drop that many wait for stands large when it comes within this time. */
const LEAD_DAYS = 14;

export type LeadFacts = TileFacts & {
  /** The address of the large picture. */
  readonly view: string | null;
  readonly retail: string | null;
  /** Null for an item that is out already. */
  readonly drop: { readonly day: string; readonly daysLeft: number; readonly waiting: number } | null;
};
export type DayFacts = {
  readonly id: string;
  readonly name: string;
  /** Without a view for the drop that stands large above: no picture is shown twice. */
  readonly art: TileFacts['art'];
  readonly isTall?: true;
  readonly figure: string;
  readonly when: string;
  readonly note: string;
};
export type RankedFacts = HomeFacts & { readonly sold: string; readonly spark: SparkFacts | null };
export type AisleFacts = { readonly id: AisleId; readonly art: TileFacts['art'] };
export type BestBid = { readonly item: ItemCard; readonly bid: Centavos };

export type ForYou = {
  readonly lead: LeadFacts | null;
  readonly days: readonly DayFacts[];
  readonly hot: readonly RankedFacts[];
  readonly deals: readonly TileFacts[];
  readonly picks: readonly HomeFacts[];
  readonly shelf: readonly HomeFacts[];
  readonly fresh: readonly HomeFacts[];
  readonly aisles: readonly AisleFacts[];
  /** The item of the story, with all its views. */
  readonly story: ItemCard | null;
  readonly bestBid: BestBid | null;
};

export type ForYouInput = {
  readonly sections: readonly HomeSection[];
  readonly drops: readonly Drop[];
  readonly today: CalendarDate;
  readonly trendings: readonly Trending[];
  /** Items for the shelf, the most sold first. */
  readonly cheap: readonly ItemCard[];
};

/** The parts of the home page. An item that stands in a part already is left out of those below it. */
export function forYouOf({ sections, drops, today, trendings, cheap }: ForYouInput): ForYou {
  const placed = new Set<string>();
  const itemsOf = (id: HomeSection['id']): readonly ItemCard[] =>
    sections.find((section) => section.id === id)?.items ?? [];
  const take = (items: readonly ItemCard[], count: number): readonly ItemCard[] => {
    const taken = items.filter(({ id }) => !placed.has(id)).slice(0, count);
    for (const { id } of taken) placed.add(id);
    return taken;
  };
  const tiles = (items: readonly ItemCard[], count: number) => take(items, count).map(homeFactsOf);
  const editors = (['featured', 'shoes', 'men', 'women'] as const).flatMap(itemsOf);
  const story = itemsOf('featured').find(({ category }) => category === 'shoes') ?? null;

  const drop = leadDrop(drops, today);
  const lead =
    drop === null ? take(itemsOf('featured'), 1).map((item) => leadFacts(item, null))[0] : leadOf(drop, today);
  const days = drops.slice(0, COUNTS.days);
  for (const { id } of days) placed.add(id);
  if (drop !== null) placed.add(drop.id);
  const hot = trendings.slice(0, COUNTS.hot);
  for (const { item } of hot) placed.add(item.id);
  const offers = [...itemsOf('deals')].sort((one, other) => Number(isUnder(other)) - Number(isUnder(one)));
  return {
    lead: lead ?? null,
    days: days.length < 2 ? [] : days.map((each) => dayFacts(each, today, each.id === drop?.id)),
    hot: hot.map(({ item, saleCount, prices }) => ({
      ...homeFactsOf(item),
      sold: texts.sold(saleCount, item.soldCount),
      spark: sparkOf(prices),
    })),
    deals: take(offers, COUNTS.deals).map(tileFactsOf),
    // Five tiles without a hole: where the editors featured fewer, more of their choice.
    picks: arranged(tiles(editors, COUNTS.picks)),
    shelf: tiles(cheap, COUNTS.shelf),
    fresh: tiles(itemsOf('justDrop'), COUNTS.fresh),
    aisles: aisleIds.flatMap((id) => {
      const [item = itemsOf(id)[0]] = take(itemsOf(id), 1);
      return item === undefined ? [] : [{ id, art: tileFactsOf(item).art }];
    }),
    story,
    bestBid: bestBidOf(trendings.map(({ item }) => item).filter(({ id }) => id !== story?.id)),
  };
}

/** The drop that stands large: the one that most people wait for, and of equal ones the next. */
export function leadDrop(drops: readonly Drop[], today: CalendarDate): Drop | null {
  const soon = drops.filter(({ releaseDate }) => releaseDate <= addDays(today, LEAD_DAYS));
  const [first = null, ...others] = soon;
  return others.reduce((best, each) => (best !== null && each.waitingCount > best.waitingCount ? each : best), first);
}

function leadOf(drop: Drop, today: CalendarDate): LeadFacts {
  const { figure, month, weekday } = dayOf(drop.releaseDate);
  const daysLeft = daysBetween(today, drop.releaseDate);
  return leadFacts(drop.item, { day: `${weekday} ${figure} ${month}`, daysLeft, waiting: drop.waitingCount });
}

function leadFacts(item: ItemCard, drop: LeadFacts['drop']): LeadFacts {
  const view = item.art.views.find((each) => each.view === 'three-quarter') ?? item.art.views[0];
  return {
    ...tileFactsOf(item),
    view: view === undefined ? null : viewAddress(item.art, view.view),
    retail: item.retailPrice === null ? null : formatMoney(item.retailPrice),
    drop,
  };
}

function dayFacts({ id, item, releaseDate, waitingCount }: Drop, today: CalendarDate, isLead: boolean): DayFacts {
  const { figure, month, weekday } = dayOf(releaseDate);
  const retail = item.retailPrice === null ? texts.noRetail : texts.retail(formatMoney(item.retailPrice));
  return {
    id,
    name: item.name,
    art: isLead ? { ...artFactsOf(item.art), view: null } : artFactsOf(item.art),
    ...(isTall(item) && { isTall: true }),
    figure,
    when: releaseDate === today ? texts.today : `${weekday}, ${month}`,
    note: waitingCount > 0 ? texts.waiting(waitingCount) : retail,
  };
}

const isUnder = ({ lowestAsk, lastSale }: ItemCard): boolean =>
  lowestAsk !== null && lastSale !== null && lowestAsk < lastSale;

/** The order of the places: a wide tile, the high one, two small ones, and another wide one. Shoes are wide. */
function arranged(picks: readonly HomeFacts[]): readonly HomeFacts[] {
  const high = picks.find(({ isTall: isHigh }) => isHigh) ?? picks[1];
  const others = picks.filter((pick) => pick !== high);
  const [first, last, ...small] = [...others].sort(
    (one, other) => Number(one.isTall ?? false) - Number(other.isTall ?? false),
  );
  return [first, high, ...small, last].filter((pick) => pick !== undefined);
}

/** The highest bid among items: what a seller of one could get today. */
function bestBidOf(items: readonly ItemCard[]): BestBid | null {
  return items.reduce<BestBid | null>((best, item) => {
    if (item.highestBid === null) return best;
    return best === null || subtract(item.highestBid, best.bid) > 0 ? { item, bid: item.highestBid } : best;
  }, null);
}
