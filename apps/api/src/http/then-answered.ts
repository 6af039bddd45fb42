import type { Dependencies } from '../dependencies.ts';

type Work<Request, Done> = (request: Request, dependencies: Dependencies) => Promise<Done>;

const works = new WeakMap<object, object>();

/**
 * A handler in two parts: what it does, and the answer that is read afterwards. Who has no use for the answer (the replay of ten thousand sales) asks for the
 * first part alone; the dozen reads of an order's answer cost as much as its move.
 */
export function thenAnswered<Request, Done, Answer>(
  work: Work<Request, Done>,
  answer: (done: Done, dependencies: Dependencies) => Promise<Answer>,
): Work<Request, Answer> {
  const handler: Work<Request, Answer> = async (request, dependencies) =>
    answer(await work(request, dependencies), dependencies);
  works.set(handler, work);
  return handler;
}

/** What a handler does, without its answer where that is a part of its own. */
export const withoutAnswer = (handler: object): object => works.get(handler) ?? handler;
