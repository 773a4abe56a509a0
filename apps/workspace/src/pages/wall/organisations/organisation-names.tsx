import { createContext, useContext } from 'react'

/** Names of the organisations on the wall, by their ids. */
export const OrganisationNames = createContext<ReadonlyMap<number, string>>(new Map())

export function useOrganisationName(orgId: number): string {
  return useContext(OrganisationNames).get(orgId) ?? '-'
}
