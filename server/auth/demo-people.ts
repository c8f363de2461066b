// The people of the demo, with ids that never change, so that a database has them once.

export interface DemoPerson {
  id: string;
  name: string;
  role: 'host' | 'player';
}

export const demoPeople: readonly DemoPerson[] = [
  { id: 'demo-host', name: 'Harriet (demo host)', role: 'host' },
  { id: 'demo-ada', name: 'Ada (demo)', role: 'player' },
  { id: 'demo-ben', name: 'Ben (demo)', role: 'player' },
  { id: 'demo-cleo', name: 'Cleo (demo)', role: 'player' },
];

export function isDemoPerson(id: string): boolean {
  return demoPeople.some((person) => person.id === id);
}
