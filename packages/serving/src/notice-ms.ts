const PRODUCTION_MS = 5_000;
const LONGEST_MS = 20_000;

/**
 * Reads `STOP_NOTICE_MS`. Left out it is 5 s, two looks of a usual balancer, and none where APP_ENV is `test`, where
 * nothing balances and people wait for Ctrl-C.
 * @throws Error for anything but 0 to 20000.
 */
export function noticeMsOf(text: string | undefined, appEnvironment: string | undefined): number {
  if (text === undefined || text === '') return appEnvironment === 'test' ? 0 : PRODUCTION_MS;
  const ms = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(ms <= LONGEST_MS)) {
    throw new Error(`STOP_NOTICE_MS is not usable: expected 0 to ${LONGEST_MS} milliseconds, got "${text}".`);
  }
  return ms;
}
