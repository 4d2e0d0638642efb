import { brand } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Handles the session cookie, which only this host's own pages can write with. */
export type SessionCookie = {
  name: string;
  read: (request: FastifyRequest) => string | undefined;
  /** Sets the token in the browser for this many seconds. */
  set: (reply: FastifyReply, token: string, seconds: number) => void;
  clear: (reply: FastifyReply) => void;
  /** Returns whether the browser reports the request as coming from a page of this cloud. */
  isFromOwnPage: (request: FastifyRequest) => boolean;
};

export function createSessionCookie(publicUrl: string): SessionCookie {
  const { origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  // Browsers accept this prefix only from the host itself, so no neighbouring host can set the cookie.
  const name = `${isSecure ? '__Host-' : ''}${brand.prefix}_session`;
  const put = (reply: FastifyReply, value: string, seconds: number) => {
    const secure = isSecure ? '; Secure' : '';
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
  };
  return {
    name,
    read: ({ headers }) => readCookie(headers.cookie ?? '', name),
    set: put,
    clear: (reply) => put(reply, '', 0),
    isFromOwnPage({ headers, host }) {
      const site = headers['sec-fetch-site'];
      if (site !== undefined) {
        return site === 'same-origin';
      }
      // Browsers omit the header above for pages without TLS; if this cloud uses TLS, such a page may be an attacker's.
      return headers.origin === origin || (!isSecure && headers.origin === `http://${host}`);
    },
  };
}

function readCookie(header: string, name: string): string | undefined {
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  // Of two cookies with one name, one is an attacker's, and we cannot tell which.
  return values.length === 1 && /^[\w-]{20,100}$/.test(values[0] ?? '') ? values[0] : undefined;
}
