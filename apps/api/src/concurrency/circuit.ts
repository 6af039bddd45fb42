/** Does a piece of work, or refuses it at once while the last ones came to nothing. */
export type Circuit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type CircuitOptions = {
  /** So many failures in a row open it. */
  readonly failuresMax: number;
  /** Work that has not ended after this time counts as a failure already, so that a service that hangs is noticed before its deadline. */
  readonly slowMs: number;
  /** How long it stays open before one piece of work tries again. */
  readonly restMs: number;
  /** Whether an error is the service's trouble; an answer that refuses is none. */
  readonly isFailure: (error: unknown) => boolean;
  /** What is thrown while it is open. */
  readonly refusal: () => Error;
  /** Milliseconds of a clock of the machine. */
  readonly nowMs: () => number;
};

/** A circuit breaker: closed at first, open after failures in a row, and closed again by the first success of a single try. */
export function circuit({ failuresMax, slowMs, restMs, isFailure, refusal, nowMs }: CircuitOptions): Circuit {
  let failures = 0;
  let openedAt: number | undefined;
  let isTrying = false;

  const fail = (): void => {
    failures += 1;
    if (failures < failuresMax) return;
    openedAt = nowMs();
    isTrying = false;
  };
  const succeed = (): void => {
    failures = 0;
    openedAt = undefined;
    isTrying = false;
  };

  return async (work) => {
    if (openedAt !== undefined) {
      if (isTrying || nowMs() - openedAt < restMs) throw refusal();
      isTrying = true;
    }
    let isCounted = false;
    const slow = setTimeout(() => {
      isCounted = true;
      fail();
    }, slowMs);
    slow.unref();
    try {
      const result = await work();
      // An answer that came too late says nothing about how the service does now.
      if (!isCounted) succeed();
      return result;
    } catch (error) {
      if (isCounted) throw error;
      if (isFailure(error)) fail();
      else succeed();
      throw error;
    } finally {
      clearTimeout(slow);
    }
  };
}
