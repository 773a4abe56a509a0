import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documents, ownMail, toCapability } from '@console/contracts'
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

/** The brands of the settings, and the one that is shown where none of them fits. */
export function listBrands(config: Pick<Config, 'brands' | 'seedProfile'>): {
  others: readonly documents.Brand[]
  last: documents.Brand
} {
  const last =
    config.seedProfile !== 'none' ? { ...DEFAULT_BRAND, supportEmail: DEMO_SUPPORT_EMAIL } : DEFAULT_BRAND
  return { others: config.brands, last }
}

export function consoleSettings(config: Config): ConsoleSettings {
  const { others, last } = listBrands(config)
  const hasAssistant = existsSync(join(config.webRoot, ASSISTANT_PAGE))
  return {
    apiOrigin: config.apiOrigin,
    version: manifest.version,
    brands: [...others, last],
    queryToken: config.queryToken,
    passwordPolicy: config.passwordPolicy,
    tokenOrigins: [...config.legacyTokenOrigins],
    hasAssistant,
    // Calls go to this server, or to another platform.
    capabilities:
      config.capabilities ?? (config.apiOrigin === '' ? ownCapabilities(config, hasAssistant) : []),
    demo: config.demo === 'on',
    staticHost: config.staticHost,
  }
}

/** Everything; mail only where it is sent and its links have their pages. */
function ownCapabilities({ mail }: Config, hasAssistant: boolean): string[] {
  return mail !== null && hasAssistant
    ? ALL_CAPABILITIES
    : ALL_CAPABILITIES.filter((capability) => capability !== toCapability(ownMail.address))
}

export function serveConsoleSettings(app: FastifyInstance, settings: ConsoleSettings): void {
  app.get(documents.CONFIG_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settings),
  )
}
