import type { UserId } from '@suki/domain/ids/id';

/** The place of a sealed text: sealed for one person and field, it cannot be opened as another's. */
export type SealedField = { readonly field: 'account_number' | 'second_factor'; readonly ownerId: UserId };

/** Protects personal data in a form that a copy of the database does not give away. */
export type Secrets = {
  /** Encrypts with the present key; the same text gives another result each time. */
  readonly seal: (text: string, place: SealedField) => string;
  /** @throws Error when the text was not sealed with a key of ours for this place, or was changed. */
  readonly open: (sealed: string, place: SealedField) => string;
  /** Every text that `seal` makes begins so: the version and the id of the present key. */
  readonly presentPrefix: string;
  /** A keyed hash, for one-time codes and marks: without the key the million codes cannot be tried out. */
  readonly hash: (text: string) => string;
};
