# The cloud with the portal. Build it with: docker build --tag kithouse-cloud .
FROM node:24.11.1-bookworm-slim AS build
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
COPY --from=build /app/dist/cloud .
RUN mkdir /data && chown node:node /data
RUN ln -s /app/kithouse-cloud.mjs /usr/local/bin/kithouse-cloud
ENV NODE_ENV=production
ENV KITHOUSE_MODE=production
ENV KITHOUSE_HOST=0.0.0.0
ENV KITHOUSE_DATA=/data
VOLUME /data
EXPOSE 8882
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "apps/cloud/health-check.mjs"]
CMD ["node", "kithouse-cloud.mjs"]
