import type { documents } from '@console/contracts'

export type AppPage = { entry: documents.RegistryEntry; route: documents.RegistryEntry['data'][number] }

/** The sub-app page at an address, as the registry knows it; a static path outranks one with parameters. */
export function pageOfAddress(apps: readonly documents.RegistryEntry[], path: string): AppPage | null {
  const found = apps
    .flatMap((entry) => entry.data.map((route) => ({ entry, route })))
    .filter(({ route }) => fits(route.path, path))
  return found.toSorted((a, b) => countParameters(a.route.path) - countParameters(b.route.path))[0] ?? null
}

function fits(pattern: string, path: string): boolean {
  const segments = path.split('/')
  const expected = pattern.split('/')
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  )
}

function countParameters(pattern: string): number {
  return pattern.split('/').filter((segment) => segment.startsWith(':')).length
}
