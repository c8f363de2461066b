'use client';

import { createContext, type ReactNode, use } from 'react';
import type { Person } from '@/server/person';

const PersonContext = createContext<Person | null>(null);

/** Says to all below who is signed in. Stands in the layout. */
export function PersonProvider({ person, children }: { person: Person | null; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Who is signed in here, by account or as a guest; null: nobody. */
export const usePerson = (): Person | null => use(PersonContext);
