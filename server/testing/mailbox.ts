import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

// A mail server on loopback that keeps what it is given, or refuses it.

export interface Received {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  /** As it came, soft line ends taken out. */
  readonly body: string;
}

export interface Mailbox {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** What is said to a recipient: a code of three digits; null: they are known. */
  refuse: (to: string) => number | null;
  /** Called when a letter is whole, before it is taken. */
  taking: () => Promise<void>;
  /** Cuts off whoever is connected. */
  hangUp(): void;
  stop(): Promise<void>;
}

export async function startMailbox(port = 0): Promise<Mailbox> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = mailbox.refuse(address);
      done(code === null ? null : Object.assign(new Error('no such mailbox'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const letter = parseLetter(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo[0]?.address ?? '');
        void mailbox.taking().then(() => {
          received.push(letter);
          done();
        });
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => {}); // a connection that was cut off
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refuse: () => null,
    taking: async () => {},
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

function parseLetter(raw: string, to: string): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(': ')[0]?.toLowerCase() ?? '', line.split(': ').slice(1).join(': ')]),
  );
  const body = rest.join('\r\n\r\n').replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return { to, headers, body };
}
