import type { Config } from '../config.ts'
import type { Text } from '../messages/text.ts'
import { listBrands } from '../web/console-config.ts'

/** The product's name at the address that people use: the first brand whose host fits, as on the pages (SHELL-Q21). */
export function pickMailBrand(config: Config, consoleUrl: string): Text {
  const { hostname } = new URL(consoleUrl)
  const { others, last } = listBrands(config)
  return (others.find(({ host }) => hostFits(host, hostname)) ?? last).title
}

/** `*` matches any text. */
function hostFits(pattern: string, hostname: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(hostname.toLowerCase())
}
