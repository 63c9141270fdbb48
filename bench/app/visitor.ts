/** A signed-up user, for measurements that need a session. */
import type { App } from '../../e2e/app-process.ts';

export interface Visitor {
  readonly email: string;
  readonly password: string;
  /** For the Cookie header. */
  readonly cookie: string;
  readonly workspaceId: string;
}

const password = 'correct horse battery staple';

/**
 * Signs up over HTTP and confirms with the email in the developer's mailbox.
 * @param from the network address to sign up from; by default this machine's, which has a limit of sign-ups
 */
export async function signUp({ url, mailTo }: Pick<App, 'url' | 'mailTo'>, name: string, from?: string): Promise<Visitor> {
  const email = `${name.toLowerCase()}@acme.example`;
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', cookie, ...(from !== undefined && { 'x-forwarded-for': from }) },
      body: JSON.stringify(body),
    });
  const signedUp = await post('/v1/auth/sign-up', { name, email, password, plan: 'premium' });
  const mail = await mailTo(email, 'confirm-email');
  // The browser that signed up keeps its password.
  const browser = signedUp.headers.getSetCookie()[0]?.split(';')[0];
  const verified = await post('/v1/auth/verify-email', { token: decodeURIComponent(mail.url?.split('#token=')[1] ?? '') }, browser);
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const session = (await (await fetch(`${url}/v1/session`, { headers: { cookie } })).json()) as { workspaces: { workspaceId: string }[] };
  const [workspace] = session.workspaces;
  if (!workspace) throw new Error('Signing up did not create a workspace.');
  return { email, password, cookie, workspaceId: workspace.workspaceId };
}

/** Opens another session. @returns its cookie */
export async function signIn({ url }: App, visitor: Visitor): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: visitor.email, password: visitor.password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
