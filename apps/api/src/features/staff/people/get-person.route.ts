import type { Handler } from '../../../http/handler.ts';
import { presentPerson } from './present-person.ts';

export const getPerson: Handler<'getPerson'> = async ({ params, caller, refuse }, dependencies) => {
  const person = await presentPerson(params.id, caller, dependencies);
  if (person === undefined) throw refuse('PERSON_NOT_FOUND');
  return person;
};
