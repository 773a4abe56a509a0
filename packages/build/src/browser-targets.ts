/**
 * The oldest major version of each supported browser: the last two years of the four (R37). The one list behind
 * the build's target, the notice in older browsers (`old-browser.js`) and the README (docs/decisions/0030).
 */
export const supportedBrowsers = { Chrome: 130, Edge: 130, Firefox: 132, Safari: 18 } as const

/** The same as queries of browserslist, for the bundler. */
export const browserTargets = Object.entries(supportedBrowsers).map(
  ([name, version]) => `${name.toLowerCase()} >= ${version}`,
)
