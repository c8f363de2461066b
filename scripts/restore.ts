// `npm run restore -- FOLDER`: puts a backup in the place of our own database. What was there is moved aside, never removed.
import { restore } from '../server/database/backup';
import { dataFolder, folderArgument } from './data-folder';

const from = folderArgument('npm run restore -- FOLDER   (one that `npm run backup` made)');
const to = dataFolder();
try {
  const before = await restore({ from, to });
  console.log(`${from} is restored in ${to}.${before === null ? '' : ` What was there before is in ${before}.`}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
