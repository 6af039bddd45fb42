import { isCourierCode } from '@suki/domain/delivery/couriers';

const KEY = 'last-courier';

/** A station mostly hands its parcels to the same courier: the last one is chosen already. */
export const lastCourier = {
  read: (): string => {
    const code = localStorage.getItem(KEY);
    return isCourierCode(code) ? code : '';
  },
  keep: (code: string): void => localStorage.setItem(KEY, code),
};
