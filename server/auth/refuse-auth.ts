import { z } from 'zod';
import { tellFault } from '../faults';
import { isKeepable } from './names';
import { letterLinkOf, letterPath } from './sign-in-letter';

// What next-auth would answer with a fault, or in words about itself, is answered here first, or instead.

/** The ways in that are filled out on a page: they are posted, and come back from nowhere. */
const filledOut: ReadonlySet<string | undefined> = new Set(['password', 'seat-link', 'demo']);

const formSchema = z.record(z.string(), z.string());

interface Asked {
  readonly request: Request;
  /** What stands behind /api/auth/ in the address. */
  readonly path: readonly string[];
}

/** Null: next-auth may answer. Reads a copy of the body. */
export async function refuseAuth({ request, path }: Asked): Promise<Response | null> {
  const [action, way] = path;
  const isPost = request.method === 'POST';
  if (!isPost && action === 'callback' && filledOut.has(way)) return seeOther('/sign-in');
  if (isPost && action === 'session') return refusal(405, 'A sign-in is read here, with GET; it cannot be changed.');
  const fields = isPost ? await fieldsOf(request) : {};
  if (fields === null) return refusal(400, 'This is no form: send its fields by name, each a text.');
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (![...Object.values(fields), ...Object.values(query)].every(isKeepable))
    return refusal(400, 'A field has a character that cannot be kept. Write it again without what you pasted.');
  if (!isPost && action === 'callback' && way === 'email') return seeOther(letterPath(letterLinkOf(query)));
  const addresses = [fields.callbackUrl, query.callbackUrl].filter((one) => one !== undefined);
  if (!addresses.every(isAddress)) return refusal(400, '“callbackUrl” has to be the address of a page.');
  return null;
}

/**
 * Next-auth's answer, or ours where it speaks of itself: one that leads nowhere and is a fault or a refusal. A page of ours
 * it leads to by its path, as browsers may reach us otherwise than at `home`.
 */
export async function inOurWords(answer: Response, home: string): Promise<Response> {
  const location = answer.headers.get('Location');
  if (location !== null) return led(answer, { location, home });
  if (answer.status < 400) return answer;
  const to = await leadsTo(answer);
  if (to !== null && saysThrown(to)) return Response.json({ url: withCode(to) }, answer);
  if (to !== null) return to.includes('TOO_MANY_ATTEMPTS') ? comeBackLater(answer) : answer;
  if (answer.status >= 500) return refusal(answer.status, 'Something went wrong on our side. Please try again.');
  return refusal(answer.status, 'There is nothing at this address that does that. Sign in on the page for it.');
}

const errorOf = (address: string): string => new URL(address, 'http://here').searchParams.get('error') ?? '';

/** Next-auth writes what was thrown into the address; a refusal of ours is a code, anything else tells of the inside. */
const saysThrown = (address: string): boolean => !/^\w*$/.test(errorOf(address));

/** What was thrown is for our own log; the page has a sentence for the code. */
function withCode(address: string): string {
  tellFault('sign-in', errorOf(address));
  const url = new URL(address, 'http://here');
  url.searchParams.set('error', 'FAULT');
  return URL.canParse(address) ? url.href : `${url.pathname}${url.search}`;
}

function led(answer: Response, { location, home }: { location: string; home: string }): Response {
  const told = saysThrown(location) ? withCode(location) : location;
  const to = pathAt(home, told) ?? told;
  if (to === location) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Location', to);
  return new Response(answer.body, { status: answer.status, headers });
}

/** For a script, what it would be led to stands in the body. */
async function leadsTo(answer: Response): Promise<string | null> {
  const text = await answer.clone().text();
  return fieldsIn(text)?.url ?? null;
}

/** Null: it lies elsewhere. More than one slash before a path would be read as another host's name. */
function pathAt(home: string, address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== home) return null;
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

/** In seconds: after so long nobody is stopped any more. */
const longestWait = '900';

function comeBackLater(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('Retry-After', longestWait);
  return new Response(answer.body, { status: 429, headers });
}

/** Null: what was sent is no form. */
async function fieldsOf(request: Request): Promise<Readonly<Record<string, string>> | null> {
  const type = request.headers.get('content-type') ?? '';
  const text = await request.clone().text();
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return type.includes('application/json') ? fieldsIn(text) : {};
}

function fieldsIn(text: string): Record<string, string> | null {
  try {
    return formSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function isAddress(text: string): boolean {
  const base = text.startsWith('/') ? 'http://here' : undefined;
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

const seeOther = (to: string) => new Response(null, { status: 303, headers: { Location: to } });

const refusal = (status: number, message: string) => Response.json({ message }, { status });
