import { isLoopbackHost } from '@tessera/limits/loopback';
import { tooMany } from '../../kernel/access/limits.ts';
import type { Handler, RequestContext } from '../../kernel/http/handler.ts';
import { readBytes } from '../../kernel/http/read-body.ts';
import { inBrackets } from '../../kernel/name-of.ts';
import type { LakeOptions } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { OriginServices } from '../cors-origins/cors-origins.ts';
import { type Account, addAccount, findAccount, findByEmail, localAccountId } from './account.ts';
import type { AccountServices } from './account-services.ts';
import { escapeText, htmlPage } from './page.ts';
import { isPassword } from './password.ts';
import { noteSignIn } from './session.ts';
import { signInForms } from './sign-in-forms.ts';

const localAccount = {
  id: localAccountId,
  email: 'local@localhost.invalid',
  name: 'You',
  role: 'admin',
} as const;

/** Answers `/lake/login`: the page on which people sign in. The Studio sends them there with its own address. */
export const signInPage: Handler<AccountServices & OriginServices> = (request, context) => {
  const back = studioOf(context);
  if (!back) return strangePage(context.options);
  return htmlPage('Sign in', signInForms({ back, isLocal: isLocal(request, context) }));
};

/** Takes the form of that page, and redirects to the Studio with an id by which it fetches its token. */
export const signIn: Handler<AccountServices & OriginServices> = async (request, context) => {
  const back = studioOf(context);
  if (!back) return strangePage(context.options);
  const { database } = context.accounts;
  const fields = await readPosted(request);
  const email = fields.get('email') ?? '';
  if (fields.get('as') === 'local' && isLocal(request, context)) {
    const { id } = findAccount(database, localAccount.id) ?? addAccount(database, localAccount, null);
    return leadBack(back, noteSignIn(database, id));
  }
  try {
    const account = await accountOf(email, fields.get('password') ?? '', request, context);
    return leadBack(back, noteSignIn(database, account.id));
  } catch (error) {
    if (!(error instanceof Refusal) || ![401, 429].includes(error.status)) throw error;
    const forms = signInForms({ back, isLocal: isLocal(request, context), email, error: error.message });
    return htmlPage('Sign in', forms, error.status, error.headers);
  }
};

/**
 * The account of an email address and its password. Throws a 401 when they do not belong together, and a 429 after too
 * many attempts.
 */
async function accountOf(
  email: string,
  password: string,
  request: Request,
  { accounts: { database, hashing, tries }, options, sender: { address } }: RequestContext & AccountServices,
): Promise<Account> {
  const seconds = tries.take(address, email);
  if (seconds > 0) throw tooMany(`Too many attempts. Try again in ${seconds} s.`, seconds);
  const account = findByEmail(database, email);
  const derive = hashing.for(address, request.signal);
  const isRight = await isPassword(
    password,
    account?.password ?? undefined,
    options.passwordCost,
    derive,
  ).catch((error: unknown) => {
    tries.giveBack(address, email); // nobody has looked at it
    throw error;
  });
  // The password may have been replaced while it was looked at, or the account removed.
  const isCurrent = findByEmail(database, email)?.password === account?.password;
  if (!isRight || !account || !isCurrent) throw new Refusal(401, 'Email address and password do not match.');
  tries.giveBack(address, email);
  return account;
}

/** The fields of a form that a browser has posted. */
export async function readPosted(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams((await readBytes(request, 16 * 1024)).toString('utf8'));
}

/** Leads a browser back to the Studio, signed in. */
export function leadBack(studio: string, sid: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${studio}#sid=${sid}`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/**
 * The Studio's address that a request names, if its origin is one of the settings or one that an admin has added with
 * credentials. An origin that only meets a pattern (`https://*.example.com`) may be anybody's, so no sign-in is sent
 * there.
 */
export function studioOf({ url, options, origins }: RequestContext & OriginServices): string | undefined {
  const given = url.searchParams.get('origin') ?? '';
  if (!URL.canParse(given)) return undefined;
  const { origin, pathname, search } = new URL(given);
  const isKnown =
    options.origins.includes(origin) ||
    origins.list().some((added) => added.origin === origin && added.allowCredentials);
  return isKnown ? origin + pathname + search : undefined;
}

/** Whether a request comes from the lake's own machine, and no other machine can reach this lake. */
function isLocal(request: Request, { options, url }: RequestContext): boolean {
  const isForwarded = request.headers.has('x-forwarded-for') || request.headers.has('forwarded');
  return (
    (options.isLocal ?? false) &&
    !isForwarded &&
    (isLoopbackHost(url.hostname) || (options.hosts?.includes(url.hostname) ?? false))
  );
}

function strangePage({ nameOf }: LakeOptions): Response {
  const named = escapeText(inBrackets('origins', nameOf));
  const body = `<p>Open the Studio by the address of its site, which the lake knows by its origins${named} or by "sanity cors add --credentials", and sign in from there.</p>`;
  return htmlPage('This is not a Studio of this lake', body, 400);
}
