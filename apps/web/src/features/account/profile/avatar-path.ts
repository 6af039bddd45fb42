export const avatarPath = (avatar: number): string => `/avatars/${avatar}.svg`;
