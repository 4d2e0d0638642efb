import { brand } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browser's half of a session: a cookie that only this host's own pages send with what they write. */
export type SessionCookie = {
  name: string;
  read: (request: FastifyRequest) => string | undefined;
  /** Hands the token to the browser for so many seconds. */
  set: (reply: FastifyReply, token: string, seconds: number) => void;
  clear: (reply: FastifyReply) => void;
  /** Whether the request comes from a page of this cloud, as far as the browser tells. */
  isFromOwnPage: (request: FastifyRequest) => boolean;
};

export function createSessionCookie(publicUrl: string): SessionCookie {
  const { origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  // Browsers take a cookie of this prefix only from the host itself, so that no neighbouring host can plant one.
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
      // Browsers leave the header above out where a page came without TLS; with TLS, such a page may be somebody else's.
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
  // Two of one name: one of them is somebody else's doing, and nothing tells which.
  return values.length === 1 && /^[\w-]{20,100}$/.test(values[0] ?? '') ? values[0] : undefined;
}
