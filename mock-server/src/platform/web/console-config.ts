import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import manifest from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'

/** The pages that the console links to; a build without them leaves the links out. */
export const ASSISTANT_PAGE = 'assistant-console/index.html'
/** Shown where no host of `BRANDS` fits. */
const DEFAULT_BRAND: documents.Brand = { host: '*', title: { en: 'Orchid', zh: 'Orchid' } }
/** The address that people of the demo data write to; a real platform names its own by `BRANDS`. */
const DEMO_SUPPORT_EMAIL = 'support@orchid.example'

/** The console's settings, as the host reads them before anything else. */
export type ConsoleSettings = z.input<typeof documents.consoleConfig>

export function consoleSettings(config: Config): ConsoleSettings {
  const lastBrand =
    config.seedProfile !== 'none' ? { ...DEFAULT_BRAND, supportEmail: DEMO_SUPPORT_EMAIL } : DEFAULT_BRAND
  return {
    apiOrigin: config.apiOrigin,
    version: manifest.version,
    brands: [...config.brands, lastBrand],
    queryToken: config.queryToken,
    passwordPolicy: config.passwordPolicy,
    tokenOrigins: [...config.legacyTokenOrigins],
    hasAssistant: existsSync(join(config.webRoot, ASSISTANT_PAGE)),
    // Calls go to this server, or to another platform.
    capabilities: config.capabilities ?? (config.apiOrigin === '' ? ALL_CAPABILITIES : []),
    demo: config.demo === 'on',
    staticHost: config.staticHost,
  }
}

export function serveConsoleSettings(app: FastifyInstance, settings: ConsoleSettings): void {
  app.get(documents.CONFIG_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settings),
  )
}
