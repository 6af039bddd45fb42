import type { Handler } from '../../http/handlers.ts';
import { presentUser } from './present-user.ts';

/** The account was made when the caller was looked up, so there is nothing to make here. */
export const getUser: Handler<'getUser'> = ({ caller }, dependencies) => presentUser(caller.userId, dependencies);
