/** Kept because only the identity code can read what it stores, and loading that code is what a first visit saves. */
const HAS_IDENTITY = 'suki.has-identity';

/** Notes that this browser has an identity, a visitor's or a person's. */
export function noteIdentity(): void {
  localStorage.setItem(HAS_IDENTITY, 'yes');
}

/** True until this browser has had an identity. */
export function isFirstVisit(): boolean {
  return localStorage.getItem(HAS_IDENTITY) === null;
}
