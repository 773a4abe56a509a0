import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** The part of a sub-app's props that never changes during a session. */
export type HostBase = { getToken: () => string | null; queryClient: QueryClient }

export const HostPropsContext = createContext<HostBase | null>(null)

export function useHostBase(): HostBase {
  const base = useContext(HostPropsContext)
  if (base === null) throw new Error('useHostBase needs the signed-in console above it')
  return base
}
