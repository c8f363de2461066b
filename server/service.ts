import type { Database } from './db';

/** What lives as long as the process and is shared by all requests. */
export interface Service {
  readonly database: Database;
}

export async function startService(database: Database): Promise<Service> {
  return { database };
}

export async function stopService(_service: Service): Promise<void> {}
