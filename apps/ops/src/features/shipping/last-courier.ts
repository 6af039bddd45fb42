import { isCourierCode } from '@suki/domain/delivery/couriers';

const KEY = 'last-courier';

/** The last courier is preselected: a station mostly hands its parcels to one courier. */
export const lastCourier = {
  read: (): string => {
    const code = localStorage.getItem(KEY);
    return isCourierCode(code) ? code : '';
  },
  keep: (code: string): void => localStorage.setItem(KEY, code),
};
