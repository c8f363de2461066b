// A process that does nothing but send, to be killed: `sender-child.ts DATABASE_URL SMTP_URL`.
import { mailWay } from '../reach/mail-way';
import { startSending } from '../reach/sending';

const [, , databaseUrl = '', smtpUrl = ''] = process.argv;
const mail = mailWay({ smtpUrl, from: 'm@match.example', home: 'https://match.example', secret: 'none' });
const times = { deadAfterMs: 3_000, beginWithinMs: 2_500, mendEveryMs: 500 };
await startSending({ ...times, databaseUrl, ways: { mail, push: null, discord: null } });
process.send?.('sending');
