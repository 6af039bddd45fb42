import type { StaffRole } from '@suki/contract/route';
import type { UserId } from '@suki/domain/ids/id';

/** Who makes a call: a person with a verified token and a row among our users. */
export type Caller = {
  readonly userId: UserId;
  readonly firebaseUid: string;
  readonly isAnonymous: boolean;
  readonly roles: readonly StaffRole[];
  readonly suspended: boolean;
  /** When this session began, by the token. */
  readonly signedInAt: Date;
  /** As the token says; the row of the user may know more. */
  readonly email: string | null;
};
