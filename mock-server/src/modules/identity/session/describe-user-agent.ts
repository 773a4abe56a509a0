import { parse } from 'bowser'

/** Browser and system of a user agent, in the words people know them by; null if unreadable. */
export type DescribedUserAgent = { browser: string | null; system: string | null }

/**
 * The browser with its major version, and the system without one: browsers have frozen the system's version in what
 * they send, so that Windows 11 still says "10".
 */
export function describeUserAgent(userAgent: string | null): DescribedUserAgent {
  // The library takes no empty text.
  if (userAgent === null || userAgent === '') return { browser: null, system: null }
  const { browser, os } = parse(userAgent)
  const major = browser.version?.split('.', 1)[0] ?? ''
  return {
    browser: browser.name ? [browser.name, major].filter((part) => part !== '').join(' ') : null,
    system: os.name || null,
  }
}
