// `npm run backup -- FOLDER`: copies our own database, and what belongs to it, while the server runs or while it does not.
import { backUp } from '../server/database/backup';
import { dataFolder, folderArgument } from './data-folder';

const to = folderArgument('npm run backup -- FOLDER   (a folder that is not there yet)');
const from = dataFolder();
try {
  await backUp({ from, to });
  console.log(`${from} is backed up in ${to}. It holds secrets: keep it where nobody else reads it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
