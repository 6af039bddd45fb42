import type { PayoutFailureMessageId } from './message-ids.ts';

export const payoutFailuresFil: Readonly<Record<PayoutFailureMessageId, string>> = {
  'payout.REJECTED_BY_WG': 'Pinigil namin ang payout na ito para suriin. Sasabihin ng support kung ano ang kailangan.',
  'payout.INSUFFICIENT_BALANCE': 'Naantala ang payout sa panig namin. Ipapadala namin ito muli.',
  'payout.INVALID_DESTINATION': 'Hindi kilala ng bangko ang account number. Itama ito at mag-withdraw muli.',
  'payout.REJECTED_BY_CHANNEL':
    'Tinanggihan ng bangko ang payout. Nasa iyo na muli ang pera; subukan ang ibang account.',
  'payout.TEMPORARY_TRANSFER_ERROR': 'Hindi sumagot ang bangko. Susubukan namin muli sa loob ng dalawang oras.',
  'payout.TRANSFER_ERROR': 'May nangyari sa daan papunta sa bangko. Sinusuri namin ito.',
  'payout.UNKNOWN_BANK_NETWORK_ERROR': 'Tinatanong namin sa bangko kung dumating ang payout.',
  'payout.GIVEN_BACK': 'Hindi ito naipadala matapos ang ilang subok. Mag-withdraw muli mamaya.',
  'payout.REVIEWED': 'Sinuri namin ang payout na ito at ibinalik ang pera. Maaari kang mag-withdraw muli.',
};
