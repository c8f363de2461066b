import { env } from '../env';
import { type RunningQueue, startSending } from './sending';
import { waysOfThisServer } from './ways';

/** Sends what waits in this server's database, by the ways that it has. */
export default function send(): Promise<RunningQueue> {
  return startSending({ databaseUrl: env().DATABASE_URL, ways: waysOfThisServer() });
}
