import { ApiError } from './wire';

/** Why a request failed, for a person: the server's own sentence where there is one. `offline`: nobody answered. */
export interface Failure {
  readonly kind:
    | 'offline'
    | 'bad-request'
    | 'signed-out'
    | 'forbidden'
    | 'not-found'
    | 'deleted'
    | 'too-many'
    | 'failed';
  readonly message: string;
  /** When it was heard (epoch milliseconds, by the server's clock), of what happens to an open page. */
  readonly at?: number;
}

export const wasSignedOut: Failure = {
  kind: 'signed-out',
  message: 'You were signed out. Sign in again to go on.',
};

const kinds = new Map<string, Failure['kind']>([
  ['BAD_REQUEST', 'bad-request'],
  ['UNAUTHORIZED', 'signed-out'],
  ['FORBIDDEN', 'forbidden'],
  ['NOT_FOUND', 'not-found'],
  ['PRECONDITION_FAILED', 'deleted'],
  ['TOO_MANY_REQUESTS', 'too-many'],
]);

export function failureOf(error: unknown): Failure {
  const code = error instanceof ApiError ? error.data?.code : undefined;
  if (error instanceof ApiError && typeof code === 'string') {
    const kind = kinds.get(code) ?? 'failed';
    const message = kind === 'failed' ? 'The server could not do this. Nothing was changed; try again.' : error.message;
    return { kind, message };
  }
  return {
    kind: 'offline',
    message: 'The server does not answer. Nothing was lost; try again when you are connected.',
  };
}
