import type { Dependencies } from '../dependencies.ts';

type Run<Given> = (given: Given, dependencies: Dependencies) => Promise<unknown>;

/**
 * A handler without the types of its row. The table is walked in a loop, and each row was checked where its handler was
 * written; so whoever takes a handler out of the table by its name casts it to this.
 */
export type AnyHandler =
  | Run<unknown>
  | { readonly work: Run<unknown>; readonly answer?: Run<unknown>; readonly settles?: boolean };

/** Does the work of a call without reading its answer, where that is a part of its own. */
export function runWork(handler: AnyHandler, request: unknown, dependencies: Dependencies): Promise<unknown> {
  return typeof handler === 'function' ? handler(request, dependencies) : handler.work(request, dependencies);
}

/** Does the work of a call, and answers it. */
export async function runHandler(handler: AnyHandler, request: unknown, dependencies: Dependencies): Promise<unknown> {
  const done = await runWork(handler, request, dependencies);
  return typeof handler === 'function' || handler.answer === undefined ? done : handler.answer(done, dependencies);
}

/** True for a handler that settles its intent inside its one transaction (`settles` of `handler.ts`). */
export const settlesIntent = (handler: AnyHandler): boolean =>
  typeof handler !== 'function' && handler.settles === true;
