// The ends in a process of their own, behind everything else of this machine: elsewhere they are other people's.
import { setPriority } from 'node:os';
import { startMailbox } from '@/server/testing/mailbox';
import { startPushService } from '@/server/testing/push-service';
import type { Read } from './ends';

setPriority(10);
const [mailbox, pushes] = [await startMailbox(), await startPushService()];
let told = -1;
setInterval(() => {
  const received = mailbox.received.length + pushes.received.length;
  if (received !== told) process.send?.({ received });
  told = received;
}, 10);
process.on('message', ({ applicationKey, count = 0 }: { applicationKey?: string; count?: number }) => {
  if (applicationKey === undefined) process.send?.({ read: readAll() });
  else process.send?.({ subscribed: Array.from({ length: count }, () => pushes.subscribe(applicationKey)) });
});

/** What was told, as its readers see it: pushes are decrypted now. */
function readAll(): Read {
  const letters = mailbox.received.map(({ headers, body }) => `${headers.get('subject')} ${body}`);
  return {
    letters: letters.filter((text) => text.includes('is open')).length,
    pushes: pushes.received.filter(({ content }) => JSON.stringify(content).includes('is open')).length,
  };
}
process.on('disconnect', () => process.exit());
process.send?.({ smtpUrl: mailbox.url });
