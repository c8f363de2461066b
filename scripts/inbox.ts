// `npm run demo:inbox`: a mail server and a Discord on this machine that print what they are sent, so that one can see
// people being told without an account anywhere. Start the product beside it as it says.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

const [mailPort, discordPort] = [2525, 2526];
const webhook = `http://127.0.0.1:${discordPort}/api/webhooks/10000000001/${'a-webhook-of-nobody'.padEnd(60, 'x')}`;

const print = (to: string, text: string) => console.log(`\n--- To ${to}, ${new Date().toLocaleTimeString()}\n${text}`);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      print(to, plainTextOf(Buffer.concat(chunks).toString()));
      done();
    });
  },
});
const discord = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { content, embeds } = JSON.parse(Buffer.concat(chunks).toString());
  print('Discord', `${content}${embeds.length === 0 ? '' : `\n${JSON.stringify(embeds)}`}`);
  response.writeHead(204).end();
});

for (const one of [server, discord])
  one.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
discord.listen(discordPort, '127.0.0.1');
server.listen(mailPort, '127.0.0.1', () => {
  console.log(`Letters to anybody, and posts to Discord, are printed here. In another window:

  SMTP_URL=smtp://127.0.0.1:${mailPort} PUBLIC_URL=http://localhost:3000 PRIVATE_ENDS=on npm start

then sign in, and add an address under your account, "When I am not here"; or host a match, and paste this on its
dashboard under "People", "Post to Discord":

  ${webhook}`);
});

/** What a mail program without HTML shows; two dashes alone open its last lines, and with more behind them the next part. */
function plainTextOf(raw: string): string {
  const subject = /^Subject: (.*)$/m.exec(raw)?.[1] ?? '';
  const [, part = raw] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--(?!\r\n)/.exec(raw) ?? [];
  const text = part
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return `${subject}\n\n${text}`;
}
