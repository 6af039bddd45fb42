'use client';
import { searchPageSize } from '@suki/domain/config/lists';
import { useSearch } from '@suki/sdk/hooks/search';
import { SkeletonCard } from '@suki/ui/foundations/Skeleton/Skeleton';
import { ShowMore } from '@suki/ui/lists/Pagination/ShowMore';
import { FurtherHits, Hits as Grid } from '@suki/ui/lists/Results/Results';
import { useEffect, useRef, useState } from 'react';
import { Waiting } from '../../shell/page/waiting.client.tsx';
import { tileFactsOf } from '../item/tile/tile-facts.ts';
import { Hits } from './hits.client.tsx';
import { searchTexts } from './search.texts.ts';
import type { SearchAddress } from './search-address.ts';
import { searchParams } from './search-params.ts';

/** Pages that come by scrolling; then the link to the next page is the way on, so that the foot can be reached. */
const PAGES_BY_SCROLLING = 3;
/** A page is asked for when its place is this near below the screen. */
const AHEAD = '600px';

type MoreHitsProps = {
  readonly search: SearchAddress;
  /** The last item above; null when it was the last of all. */
  readonly after: string | null;
  readonly depth?: number;
};

/** The pages behind the first one, which come when somebody scrolls near them. The links of the page stay real. */
export function MoreHits({ search, after, depth = 1 }: MoreHitsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  if (after === null || depth > PAGES_BY_SCROLLING) return null;
  return <FurtherHits ref={place}>{isNear && <NextHits search={search} after={after} depth={depth} />}</FurtherHits>;
}

function NextHits({ search, after, depth }: { search: SearchAddress; after: string; depth: number }) {
  const { data, error, reload } = useSearch(searchParams({ ...search, after }, searchPageSize));
  if (data === null) {
    return error === null ? (
      <ComingHits />
    ) : (
      <ShowMore onPress={reload} failure={searchTexts.moreFailed}>
        {searchTexts.retry}
      </ShowMore>
    );
  }
  return (
    <>
      <Hits items={data.items.map(tileFactsOf)} />
      <MoreHits search={search} after={data.hasMore ? (data.lastItemId ?? null) : null} depth={depth + 1} />
    </>
  );
}

const places = Array.from({ length: searchPageSize }, (_, index) => `place-${index}`);

/** The room of a page that comes, so that the links below it do not move when it is there. */
function ComingHits() {
  return (
    <Waiting>
      <Grid>
        {places.map((key) => (
          <li key={key}>
            <SkeletonCard />
          </li>
        ))}
      </Grid>
    </Waiting>
  );
}
