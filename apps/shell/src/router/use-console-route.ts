import { useMatches } from 'react-router-dom'
import { readHandle, type ConsoleRoute } from './console-screen.ts'

/** What the address in the browser's bar shows. */
export function useConsoleRoute(): ConsoleRoute {
  return readHandle(useMatches().at(-1)?.handle)
}
