import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'

const HSTS = 'max-age=31536000; includeSubDomains'
const PERMISSIONS =
  'camera=(), geolocation=(), payment=(), usb=(), microphone=(self), display-capture=(self), fullscreen=(self)'
export const CSP_REPORT_PATH = '/api/csp-report'

export type HeaderSettings = Pick<
  Config,
  'publicUrl' | 'apiOrigin' | 'frameOrigins' | 'demo' | 'staticHost' | 'brands'
>

/**
 * The policy of the console's documents. `'unsafe-eval'` is qiankun's: its import evaluates the sub-app's text. A document for a
 * local page of an app may load from its origin as well, and its scripts are not known before: what they evaluate is allowed.
 */
export function documentPolicy(config: HeaderSettings, localOrigin?: string): string {
  const socket = config.publicUrl ? new URL(config.publicUrl).origin.replace(/^http/, 'ws') : ''
  const files = config.demo === 'on' ? config.staticHost : ''
  // A platform on another host has its logos, its framed pages and its socket there.
  const platformSocket = config.apiOrigin.replace(/^http/, 'ws')
  const local = localOrigin ?? ''
  const localSocket = local.replace(/^http/, 'ws')
  const joined = (...sources: readonly string[]): string => sources.filter(Boolean).join(' ')
  return [
    joined(`default-src 'self'`),
    joined(`script-src 'self' 'unsafe-eval'`, local),
    // Text becomes code only through the console's own policy, which knows the hashes of the registry's files; a page beside
    // the console has a policy of its own. No other policy can be created, none can be created twice, and none turns text
    // into markup.
    ...(local === '' ? [`require-trusted-types-for 'script'`, `trusted-types default`] : []),
    joined(`style-src 'self' 'unsafe-inline'`, local),
    joined(`img-src 'self' data: blob:`, config.apiOrigin, ...logoOrigins(config), local),
    joined(`font-src 'self' data:`, local),
    joined('media-src', `'self'`, config.apiOrigin, local),
    // 'self' covers the page's own socket origin in every browser of the build target.
    joined('connect-src', `'self'`, socket, config.apiOrigin, platformSocket, files, local, localSocket),
    `worker-src 'self' blob:`,
    joined('frame-src', `'self'`, config.apiOrigin, ...config.frameOrigins, local),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${local === '' ? `'self'` : `'none'`}`,
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ')
}

/** The headers of every answer. */
export function securityHeaders(config: HeaderSettings): Record<string, string> {
  return {
    'content-security-policy': documentPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(config.publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': HSTS } : {}),
  }
}

/** Logos of the settings that are on other hosts. */
function logoOrigins({ brands }: Pick<HeaderSettings, 'brands'>): string[] {
  const logos = brands.flatMap(({ logo, subLogo }) => [logo, subLogo])
  const origins = logos.flatMap((logo) =>
    /^https?:/.test(logo ?? '') ? (URL.parse(logo ?? '')?.origin ?? []) : [],
  )
  return [...new Set(origins)]
}

/** Answers of calls say the time of the server's rules, which a browser compares with its own. */
export function addSecurityHeaders(app: FastifyInstance, config: HeaderSettings, clock: Clock): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers)
  })
  app.addHook('onSend', async (_request, reply) => {
    // Anyone who wants caching says so; answers of calls never do.
    if (reply.hasHeader('cache-control')) return
    void reply.headers({ 'cache-control': 'no-store', date: clock.now().toUTCString() })
  })
}
