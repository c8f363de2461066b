import { fieldsOf } from './fields-of';

/** Whether a phase closes as soon as everybody is done, by the match's settings. */
export const isClosedByAll = (settings: unknown): boolean => fieldsOf(settings).pace === 'ready';

/** Whether only the host closes phases. */
export const isPacedByHost = (settings: unknown): boolean => fieldsOf(settings).pace === 'host';
