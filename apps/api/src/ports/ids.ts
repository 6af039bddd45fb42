import type { Id, IdPrefix } from '@suki/domain/ids/id';

/** Makes identifiers that sort by the moment they were made. */
export type Ids = {
  readonly next: <Prefix extends IdPrefix>(prefix: Prefix) => Id<Prefix>;
};
