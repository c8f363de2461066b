import { type Mailbox, startMailbox } from '@/server/testing/mailbox';
import { type PushService, startPushService } from '@/server/testing/push-service';

// Where the server's messages arrive.

export interface Ends {
  readonly mailbox: Mailbox;
  readonly pushes: PushService;
}

/** To be opened before the server, which is told of the mail server at its start. */
export async function openEnds(): Promise<Ends> {
  return { mailbox: await startMailbox(), pushes: await startPushService() };
}

export async function closeEnds({ mailbox, pushes }: Ends): Promise<void> {
  await mailbox.stop();
  await pushes.stop();
}
