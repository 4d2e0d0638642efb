import type { FastifyInstance } from 'fastify';

type Receive = (body: Buffer, signature: string | undefined) => Promise<void>;

/** Limits the size of an event in bytes. */
const bodyLimit = 512 * 1024;

/** Adds the webhook of the payment provider. Keeps the raw bytes, which are signed. */
export async function mountPaymentNews(app: FastifyInstance, receive: Receive) {
  await app.register(async (news) => {
    news.removeAllContentTypeParsers();
    news.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    news.post('/webhooks/stripe', { bodyLimit, config: { call: 'payment.news' } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receive(body, typeof signature === 'string' ? signature : undefined);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
