import { documents } from '@console/contracts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'

const served = z.object({ build: z.string() })

/** The build of this page, which it carries itself; undefined where it is served from its sources. */
const pageBuild = (): string | undefined => document.documentElement.dataset['build']

/**
 * True once the server has another build than this page; checked with each new connection, since replacing the server ends
 * the old one.
 */
export function useIsNewBuild(isConnected: boolean): boolean {
  const own = pageBuild()
  const { data } = useQuery({
    queryKey: ['served build'],
    queryFn: async () => {
      const answer = await fetch(documents.BUILD_PATH, { cache: 'no-cache' })
      return served.parse(await answer.json()).build
    },
    enabled: isConnected && own !== undefined,
    staleTime: 0,
    // It is looked up again with the next connection.
    retry: false,
  })
  return data !== undefined && data !== own
}
