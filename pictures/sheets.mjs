/**
 * The rules of every module of styles that was imported in this thread, in that order.
 * @type {string[]}
 */
export const sheets = [];
