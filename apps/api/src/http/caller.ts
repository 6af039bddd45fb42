import type { UserId } from '@suki/domain/ids/id';
import type { SecondFactorState } from '@suki/domain/people/second-factor';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import type { SignInProvider } from '../ports/identity.ts';

/** A person who makes a call, with a verified token and a row among our users. */
export type Caller = {
  readonly userId: UserId;
  readonly firebaseUid: string;
  readonly isAnonymous: boolean;
  readonly roles: readonly StaffRole[];
  readonly suspended: boolean;
  /** The second step of this sign-in; `none` for customers. */
  readonly secondFactor: SecondFactorState;
  /** True when the second step does not stand in the way of a call of the staff. */
  readonly isSecondFactorDone: boolean;
  /** The start of this session, by the token. */
  readonly signedInAt: Date;
  /** By the token, verified or not; mail goes to the address in the row of the user only. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly providers: readonly SignInProvider[];
};
