// `npm run demo:inbox`: a mail server and a Discord on this machine that print what they are sent, so that one can see
// people being told without an account anywhere. Start the product beside it as it says.
import { SMTPServer } from 'smtp-server';
import { startDiscord } from '../server/testing/discord';

const [mailPort, discordPort] = [2525, 2526];
/** How often it is looked for posts. */
const lookEveryMs = 300;

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
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(mailPort, '127.0.0.1', async () => {
  const discord = await startDiscord(discordPort);
  setInterval(() => {
    for (const { content, pictures } of discord.posted.splice(0)) print('Discord', [content, ...pictures].join('\n'));
  }, lookEveryMs);
  console.log(`Letters to anybody, and posts to Discord, are printed here. In another window:

  SMTP_URL=smtp://127.0.0.1:${mailPort} PUBLIC_URL=http://localhost:3000 PRIVATE_ENDS=on npm start

then sign in, and add an address under your account, "When I am not here"; or host a match, and paste this on its
dashboard under "People", "Post to Discord":

  ${discord.webhook()}`);
});

/** What a mail program without HTML shows. */
function plainTextOf(raw: string): string {
  const subject = /^Subject: (.*)$/m.exec(raw)?.[1] ?? '';
  const [, part = raw] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const text = part
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return `${subject}\n\n${text}`;
}
