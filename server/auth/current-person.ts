import { headers } from 'next/headers';
import type { Person } from '../person';
import { personOf } from './session';

/** Who asks for the page that is being made; null for nobody. */
export async function currentPerson(): Promise<Person | null> {
  return personOf((await headers()).get('cookie') ?? undefined);
}
