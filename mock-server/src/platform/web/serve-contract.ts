import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** Descriptions of the whole contract, for machines: every call, and the realtime channel. */
const FILES = ['openapi.json', 'asyncapi.json'] as const

export function serveContract(app: FastifyInstance): void {
  for (const name of FILES) {
    app.get(`/contract/${name}`, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(await readFile(fileURLToPath(import.meta.resolve(`@console/openapi/${name}`)))),
    )
  }
}
