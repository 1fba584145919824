# Two images from one file: `product` (the BFF with web and widget, migrations and indexer) and `sandbox` (mail catcher and payment
# stand-in, for the demo only).   docker build --target product -t massima .

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
ENV CI=1
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY contract/package.json contract/
COPY law/package.json law/
COPY meaning/package.json meaning/
COPY documents/package.json documents/
COPY bff/package.json bff/
COPY web/package.json web/
COPY widget/package.json widget/
COPY db/package.json db/
COPY solr/package.json solr/
COPY sandbox/package.json sandbox/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY launch/package.json launch/
COPY scripts/package.json scripts/

FROM manifests AS build
RUN npx -y pnpm@10.34.9 install --frozen-lockfile
COPY . .
# scripts/build.mjs stamps what it installed by itself; here the layer above is the stamp.
RUN node scripts/build-server.mjs && (cd widget && node build.mjs) && (cd web && node node_modules/vite/bin/vite.js build) && node scripts/sbom.mjs

FROM manifests AS product-packages
RUN npx -y pnpm@10.34.9 install --frozen-lockfile --prod --filter @massima/contract --filter @massima/law --filter @massima/meaning --filter @massima/documents --filter @massima/launch --filter @massima/bff --filter @massima/db --filter @massima/solr

FROM manifests AS sandbox-packages
RUN npx -y pnpm@10.34.9 install --frozen-lockfile --prod --filter @massima/sandbox --filter @massima/contract

FROM node:24.21.0-bookworm-slim AS sandbox
WORKDIR /app
COPY --from=sandbox-packages --chown=root:root /app ./
COPY contract contract
COPY sandbox sandbox
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
WORKDIR /app/sandbox
CMD ["node", "mail/main.ts"]

FROM node:24.21.0-bookworm-slim AS product
WORKDIR /app
COPY --from=product-packages --chown=root:root /app ./
COPY contract contract
COPY law law
COPY launch launch
COPY meaning meaning
COPY documents documents
COPY db db
COPY solr solr
# The operator’s commands: `npm run doctor`, `backup`, `restore`, `update`, and those of bff/package.json.
COPY bff/src bff/src
COPY scripts scripts
COPY --from=build /app/bff/dist bff/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/widget/dist widget/dist
# With `--build-arg MEANING=1` the image has the model that knows what texts mean, 130 MB of it.
ARG MEANING=
RUN if [ "$MEANING" = 1 ]; then node meaning/src/fetch/main.ts --into model; fi
# Nothing in the image belongs to the user it runs as: the process can't change its own code.
USER node
# ORT_DISABLE_TELEMETRY: the model’s runtime would report to its maker. The server says so itself; here it holds for whatever else runs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ORT_DISABLE_TELEMETRY=1 WEB_DIST=/app/web/dist WIDGET_DIST=/app/widget/dist MEANING_MODEL=/app/model
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "bff/dist/main.mjs"]
