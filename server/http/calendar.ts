// Somebody's deadlines, for calendar programs: `/calendar/TOKEN.ics`, without a sign-in.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env, homeOf } from '../env';
import { calendarAt } from '../reach/calendar';

const address = /^\/calendar\/([\w.-]{1,60})\.ics$/;

export const isCalendar = ({ url = '' }: IncomingMessage): boolean => address.test(url);

export async function answerCalendar(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  service: Parameters<typeof calendarAt>[0],
): Promise<void> {
  const [, token = ''] = address.exec(request.url ?? '') ?? [];
  request.resume();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const text = isRead ? await calendarAt(service, { token, secret: env().AUTH_SECRET, home: homeOf(env()) }) : null;
  if (text === null) return void response.writeHead(404).end();
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : text);
}
