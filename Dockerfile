# The cloud with the portal. Build it with: docker build --tag kithouse-cloud .
FROM node:24.11.1-bookworm-slim AS portal
WORKDIR /app
COPY . .
RUN npm ci
RUN npm run build

FROM node:24.11.1-bookworm-slim AS dependencies
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace apps/cloud

FROM node:24.11.1-bookworm-slim
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=portal /app/dist/portal dist/portal
COPY package.json tsconfig.json LICENSE ./
COPY packages/contract packages/contract
COPY packages/kits packages/kits
COPY apps/cloud apps/cloud
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production
ENV KITHOUSE_MODE=production
ENV KITHOUSE_HOST=0.0.0.0
ENV KITHOUSE_DATA=/data
VOLUME /data
EXPOSE 8882
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "apps/cloud/health-check.mjs"]
CMD ["node", "--import", "tsx", "apps/cloud/src/main.ts"]
