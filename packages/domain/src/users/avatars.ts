/** The twelve pictures that a person can choose from, by number (specification, section 9). */
export const avatarCount = 12;
export const avatarNumbers: readonly number[] = Array.from({ length: avatarCount }, (_, index) => index + 1);

/** Side length of an avatar picture in pixels. */
export const AVATAR_SIZE_PX = 300;

/** Returns true for the number of an avatar (specification, section 9). */
export function isAvatar(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= avatarCount;
}

/** Returns the avatar of a new account, which depends on the user id alone (specification, section 9). */
export function avatarFor(userId: string): number {
  let sum = 0;
  for (const character of userId) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return (sum % avatarCount) + 1;
}
