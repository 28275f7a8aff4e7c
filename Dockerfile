# One image for every process: the command says which. Build with Node 24 or newer as the base.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /festlig
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What runs the product on one machine and what checks it stay out; packages of the web app are inside dist/web.
RUN node tools/build.mjs && rm -rf dist/local dist/tools && npm prune --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /festlig
# The last two: glibc gives back what drawing pictures took (media's worker: 113 MB afterwards instead of 327).
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /festlig/package.json ./
COPY --from=build /festlig/node_modules ./node_modules
COPY --from=build /festlig/dist ./dist
USER node
EXPOSE 3000 4000 8080
CMD ["node", "dist/gateway/main.js"]
