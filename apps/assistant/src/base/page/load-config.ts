import { documents } from '@console/contracts'

/** The page waits this long for the settings of its own server. */
const SETTINGS_TIMEOUT_MS = 15_000

export async function loadConfig(): Promise<documents.ConsoleConfig> {
  const response = await fetch(documents.CONFIG_PATH, {
    signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS),
    cache: 'no-cache',
  })
  if (!response.ok) throw new Error(`${documents.CONFIG_PATH}: HTTP ${response.status}`)
  return documents.consoleConfig.parse(await response.json())
}

/** The first brand whose host pattern matches, with `*` for any text; the last one is the default (SHELL-Q21). */
export function brandOfHost(brands: readonly documents.Brand[], hostname: string): documents.Brand {
  const brand = brands.find(({ host }) => fits(host.toLowerCase(), hostname.toLowerCase())) ?? brands.at(-1)
  if (brand === undefined) throw new Error('The settings name no brand')
  return brand
}

function fits(pattern: string, hostname: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(hostname)
}
