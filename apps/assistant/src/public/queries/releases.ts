import { release } from '@console/contracts'
import { callQuery } from '@console/sub-app'
import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../base/page/page-context.ts'

/** Every released version with its notes. */
export function useReleases() {
  return useQuery(callQuery(usePage().client, release.list))
}

/** Reads the clients that can be installed beside the console. */
export function useReleasedClients() {
  return useQuery(callQuery(usePage().client, release.clients))
}
