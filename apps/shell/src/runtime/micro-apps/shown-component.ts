import type { HostProps } from '@console/sub-app'
import { matchRoutes } from 'react-router-dom'

/** The page of a sub-app at the address, by the name of its component. */
export function shownComponent({ routes, location }: HostProps['router']): string | undefined {
  return matchRoutes([...routes], location)?.[0]?.route.component
}
