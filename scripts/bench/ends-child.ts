// The ends in a process of their own, behind everything else of this machine: elsewhere they are other people's.
import { setPriority } from 'node:os';
import { startMailbox } from '@/server/testing/mailbox';
import { startPushService } from '@/server/testing/push-service';

setPriority(10);
const [mailbox, pushes] = [await startMailbox(), await startPushService()];
let told = -1;
setInterval(() => {
  const received = mailbox.received.length + pushes.received.length;
  if (received !== told) process.send?.({ received });
  told = received;
}, 10);
process.on('message', ({ applicationKey, count }: { applicationKey: string; count: number }) => {
  process.send?.({ subscribed: Array.from({ length: count }, () => pushes.subscribe(applicationKey)) });
});
process.on('disconnect', () => process.exit());
process.send?.({ smtpUrl: mailbox.url });
