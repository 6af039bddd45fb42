/** The picture of an avatar, by its number (1 to 12). */
export const avatarPath = (avatar: number): string => `/avatars/${avatar}.svg`;
