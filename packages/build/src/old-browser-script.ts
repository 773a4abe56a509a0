import { join } from 'node:path'
import { supportedBrowsers } from './browser-targets.ts'

const PLACEHOLDER = '__SUPPORTED_BROWSERS__'

/** The notice in old browsers, for `output.copy`: a script of its own, which no page's bundle contains. */
export const oldBrowserScript = {
  from: join(import.meta.dirname, 'old-browser.js'),
  to: 'old-browser.js',
  transform: (source: Buffer) => withSupportedBrowsers(source.toString()),
}

/** Fills the versions of the one list into the script. */
export function withSupportedBrowsers(source: string): string {
  if (!source.includes(PLACEHOLDER)) throw new Error(`old-browser.js has no ${PLACEHOLDER} to fill in.`)
  return source.replace(PLACEHOLDER, JSON.stringify(supportedBrowsers))
}
