/** Runs a piece of work, or refuses it at once after several failures in a row. */
export type Circuit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type CircuitOptions = {
  readonly failuresMax: number;
  /**
   * Work that is still running after this time counts as a failure at once, so that a hanging service is noticed before
   * its deadline.
   */
  readonly slowMs: number;
  readonly restMs: number;
  /** True for an error that means trouble of the service. An answer that refuses is no trouble. */
  readonly isFailure: (error: unknown) => boolean;
  readonly refusal: () => Error;
  /** Milliseconds of a clock of the machine. */
  readonly nowMs: () => number;
};

/**
 * A circuit breaker: closed at first, open after `failuresMax` failures in a row, closed by a trial call that succeeds.
 */
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
      // A success that came too late says nothing about the service's present state.
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
