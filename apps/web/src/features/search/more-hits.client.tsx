'use client';
import { searchPageSize } from '@suki/domain/config/lists';
import { useSearch } from '@suki/sdk/hooks/search';
import { SkeletonCard } from '@suki/ui/foundations/Skeleton/Skeleton';
import { ShowMore } from '@suki/ui/lists/Pagination/ShowMore';
import { FurtherHits, Hits as Grid } from '@suki/ui/lists/Results/Results';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenNear } from '../../shell/near/when-near.ts';
import { Waiting } from '../../shell/page/waiting.client.tsx';
import { tileFactsOf } from '../item/tile/tile-facts.ts';
import { Hits } from './hits.client.tsx';
import { searchTexts } from './search.texts.ts';
import type { SearchAddress } from './search-address.ts';
import { searchParams } from './search-params.ts';

/** Pages that come by scrolling; then the link to the next page is the way on, so that the foot can be reached. */
const pagesByScrolling = [1, 2, 3] as const;
/** A page is asked for when its place is this near below the screen. */
const AHEAD = '600px';

type MoreHitsProps = {
  readonly search: SearchAddress;
  /** The last item above; null when it was the last of all. */
  readonly after: string | null;
  /** Items behind this page, as far as they are counted. */
  readonly remaining: number;
  /** The place of the first item behind this page, from 1; null where presses are not counted. */
  readonly from?: number | null;
};

/**
 * The pages behind the first one, which come when somebody scrolls near them. Their room is there from the start, so
 * that the links and the foot below them never move. The links of the page stay real.
 */
export function MoreHits({ search, after, remaining, from = null }: MoreHitsProps) {
  const [afters, setAfters] = useState<readonly (string | null)[]>([after]);
  // Without scripts nothing would come into that room.
  const [canCome, setCanCome] = useState(false);
  useEffect(() => setCanCome(after !== null), [after]);
  // Whoever jumps to the end wants the pages on the way there too.
  const [reached, setReached] = useState(0);
  if (!canCome) return null;
  return pagesByScrolling
    .map((page) => ({ page, room: Math.min(searchPageSize, remaining - (page - 1) * searchPageSize) }))
    .filter(({ room }) => room > 0)
    .map(({ page, room }) => (
      <FurtherPage
        key={page}
        search={search}
        after={page <= reached ? (afters[page - 1] ?? null) : null}
        room={room}
        from={from === null ? null : from + (page - 1) * searchPageSize}
        onNear={() => setReached((known) => Math.max(known, page))}
        onEnd={(last) => setAfters((known) => [...known.slice(0, page), last])}
      />
    ));
}

type FurtherPageProps = {
  readonly search: SearchAddress;
  /** The last item of the page before; null until it is known and the page is wanted. */
  readonly after: string | null;
  readonly room: number;
  readonly from: number | null;
  readonly onNear: () => void;
  readonly onEnd: (last: string | null) => void;
};

function FurtherPage({ search, after, room, from, onNear, onEnd }: FurtherPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const tellNear = useEffectEvent(onNear);
  useEffect(() => {
    const { current } = place;
    return current === null ? undefined : whenNear(current, AHEAD, () => tellNear());
  }, []);
  return (
    <FurtherHits ref={place}>
      {after !== null ? (
        <NextHits search={search} after={after} room={room} from={from} onEnd={onEnd} />
      ) : (
        <Places room={room} />
      )}
    </FurtherHits>
  );
}

type NextHitsProps = Omit<FurtherPageProps, 'after' | 'onNear'> & { readonly after: string };

function NextHits({ search, after, room, from, onEnd }: NextHitsProps) {
  const { data, error, reload } = useSearch(searchParams({ ...search, after }, searchPageSize));
  const last = data === null || !data.hasMore ? null : (data.lastItemId ?? null);
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (last !== null) tellEnd(last);
  }, [last]);
  if (data !== null) {
    const { queryId } = data;
    return (
      <Hits items={data.items.map(tileFactsOf)} search={queryId === null || from === null ? null : { queryId, from }} />
    );
  }
  return error === null ? (
    <Waiting>
      <Places room={room} />
    </Waiting>
  ) : (
    <ShowMore onPress={reload} failure={searchTexts.moreFailed}>
      {searchTexts.retry}
    </ShowMore>
  );
}

/** The room of a page that comes. */
function Places({ room }: { room: number }) {
  const places = Array.from({ length: room }, (_, place) => `place-${place}`);
  return (
    <div aria-hidden="true">
      <Grid>
        {places.map((key) => (
          <li key={key}>
            <SkeletonCard />
          </li>
        ))}
      </Grid>
    </div>
  );
}
