/** Orders on the page of a search; more are told, and found by typing more. */
export const ORDERS_FOUND_MAX = 20;
/** Items whose open orders a search looks up: a word that more items have is too common to search by. */
export const ITEMS_SEARCHED_MAX = 200;
