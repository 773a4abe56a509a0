import type { documents } from '@console/contracts'
import { takePageDocument } from '../page-documents.ts'
import { asRecord, asText, CONFIG_PATH } from '../wire.ts'

/** The page waits this long for the small documents of its own server. */
const DOCUMENT_TIMEOUT_MS = 15_000

/** The console's settings (contract: `documents.consoleConfig`), read without zod because sign-in needs them first. */
export async function loadConfig(): Promise<documents.ConsoleConfig> {
  const inPage = takePageDocument(CONFIG_PATH)
  if (inPage !== undefined) return readConfig(inPage)
  const response = await fetch(CONFIG_PATH, {
    signal: AbortSignal.timeout(DOCUMENT_TIMEOUT_MS),
    cache: 'no-cache',
  })
  if (!response.ok) throw new Error(`${CONFIG_PATH}: HTTP ${response.status}`)
  const raw: unknown = await response.json()
  return readConfig(raw)
}

export function readConfig(raw: unknown): documents.ConsoleConfig {
  const fields = asRecord(raw)
  const brands = Array.isArray(fields['brands']) ? fields['brands'].flatMap(readBrand) : []
  const version = asText(fields['version'])
  if (brands.length === 0 || version === null)
    throw new Error(`${CONFIG_PATH} is not what the console expects`)
  return {
    apiOrigin: readOrigin(fields, 'apiOrigin'),
    version,
    brands,
    queryToken: fields['queryToken'] === 'session' ? 'session' : 'ticket',
    passwordPolicy: fields['passwordPolicy'] === 'long' ? 'long' : 'default',
    hasAssistant: fields['hasAssistant'] === true,
    tokenOrigins: readTexts(fields['tokenOrigins']),
    capabilities: readTexts(fields['capabilities']),
    demo: fields['demo'] === true,
    staticHost: readOrigin(fields, 'staticHost'),
  }
}

/** True where people can sign up: it takes the assistant's page and its calls. */
export const canSignUp = ({
  hasAssistant,
  capabilities,
}: Pick<documents.ConsoleConfig, 'hasAssistant' | 'capabilities'>): boolean =>
  hasAssistant && capabilities.includes('signUp')

/** True where a forgotten password is set by a link in a mail, on a page of the assistant. */
export const canRecover = ({
  hasAssistant,
  capabilities,
}: Pick<documents.ConsoleConfig, 'hasAssistant' | 'capabilities'>): boolean =>
  hasAssistant && capabilities.includes('ownMail')

function readTexts(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.filter((item) => typeof item === 'string') : []
}

function readOrigin(fields: Readonly<Record<string, unknown>>, name: 'apiOrigin' | 'staticHost'): string {
  const text = asText(fields[name]) ?? ''
  if (text !== '' && URL.parse(text) === null) throw new Error(`${CONFIG_PATH}: ${name} is not an address`)
  return text
}

function readBrand(raw: unknown): documents.Brand[] {
  const { host, title, logo, subLogo, supportEmail } = asRecord(raw)
  const { en, zh } = asRecord(title)
  if (typeof host !== 'string' || typeof en !== 'string' || typeof zh !== 'string') return []
  return [
    {
      host,
      title: { en, zh },
      logo: asText(logo),
      subLogo: asText(subLogo),
      supportEmail: asText(supportEmail),
    },
  ]
}

/** The first brand whose host pattern matches the console's host, else the last one, which is the default (SHELL-Q21). */
export function pickBrand(brands: readonly documents.Brand[], hostname: string): documents.Brand {
  const brand = brands.find(({ host }) => hostFits(host, hostname)) ?? brands.at(-1)
  if (brand === undefined) throw new Error('The settings name no brand')
  return brand
}

/** `*` matches any text. */
function hostFits(pattern: string, hostname: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(hostname.toLowerCase())
}
