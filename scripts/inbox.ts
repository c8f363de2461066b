// `npm run demo:inbox`: a mail server on this machine that prints every letter, so that one can see people being told
// without an account anywhere. Start the product beside it as it says.
import { SMTPServer } from 'smtp-server';

const port = 2525;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      console.log(
        `\n--- To ${to}, ${new Date().toLocaleTimeString()}\n${plainTextOf(Buffer.concat(chunks).toString())}`,
      );
      done();
    });
  },
});
server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Letters to anybody are printed here. In another window:

  SMTP_URL=smtp://127.0.0.1:${port} PUBLIC_URL=http://localhost:3000 npm start

then sign in, and add an address under your account, "When I am not here".`);
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
