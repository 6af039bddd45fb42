import { appIcon } from '../features/found/app-icon.tsx';

const SIDE = 180;
export const size = { width: SIDE, height: SIDE };
export const contentType = 'image/png';

export default async function AppleIcon() {
  return await appIcon(SIDE);
}
