import { fieldsOf } from './fields-of';

/** Whether only the host closes phases, by the match's settings. */
export const isPacedByHost = (settings: unknown): boolean => fieldsOf(settings).pace === 'host';
