// After all tests: whatever the server complained about while they ran fails the run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export default function refuseServerFaults(): void {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'complaints.log');
  const complaints = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (complaints !== '') throw new Error(`The server complained while the tests ran:\n${complaints}`);
}
