import type { documents } from '@console/contracts'
import type { PreferencesStore } from '@console/domain-ui/preferences'
import type { HttpClient } from '@console/sub-app'
import type { PageSide } from '@console/sub-app/frame-bridge'
import { createContext, useContext } from 'react'

/** The context of every page. */
export type PageSurroundings = {
  config: documents.ConsoleConfig
  brand: documents.Brand
  client: HttpClient
  preferences: PreferencesStore
  bridge: PageSide
}

export const PageContext = createContext<PageSurroundings | null>(null)

export function usePage(): PageSurroundings {
  const page = useContext(PageContext)
  if (page === null) throw new Error('A page needs a PageContext above it')
  return page
}
