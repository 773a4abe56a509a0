import type * as antdThemes from '@console/ui/theme'

/**
 * The theme without antd's styles, which take a quarter of a page test's time. jsdom has no layout that they could change;
 * browser tests check the appearance.
 */
export function unstyled(actual: typeof antdThemes): typeof antdThemes {
  return { ...actual, antdTheme: (mode) => ({ ...actual.antdTheme(mode), zeroRuntime: true }) }
}
