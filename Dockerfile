# The server with its browser app. Settings come from the environment: docs/operations.md.
FROM node:26-slim AS build
WORKDIR /orrery
COPY . .
RUN npm ci --no-audit --no-fund && node -e "import('./scripts/web-build.ts').then(({ buildWebIfStale }) => buildWebIfStale())"
# What only tests and builds need stays behind.
RUN npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:26-slim
ENV NODE_ENV=production ORRERY_HOST=0.0.0.0 ORRERY_PORT=8080 ORRERY_DATA=/data
WORKDIR /orrery
COPY --from=build --chown=node:node /orrery/package.json ./
# So that `npm run serve -- --backup …` of docs/operations.md works in here, too.
COPY --from=build --chown=node:node /orrery/scripts/run.mjs scripts/run.mjs
COPY --from=build --chown=node:node /orrery/node_modules node_modules
COPY --from=build --chown=node:node /orrery/packages packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://localhost:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: SIGTERM reaches the server, which hands its tables over and leaves within three seconds.
CMD ["node", "packages/server/src/main.ts"]
