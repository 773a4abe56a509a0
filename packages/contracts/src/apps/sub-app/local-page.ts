import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { module } from './app-version.ts'

/**
 * Names the app and the address of a page that its developer runs on their own machine: `orders@http://localhost:5173`. Further
 * addresses of the console name it, too, as long as it is there.
 */
export const LOCAL_PAGE_PARAMETER = 'app-dev'
/** Proves to the server that the person has agreed to this page in their session. */
export const LOCAL_GRANT_PARAMETER = 'app-dev-grant'
/** Name of the element in the head of a document whose policy allows a local page. */
export const LOCAL_PAGE_META = 'console-app-dev'
/** Code of the permission to open local pages. */
export const DEVELOP_PERMISSION = '97801'
const MAX_ADDRESS_CHARACTERS = 300

export type LocalPage = { module: string; address: string }

/** The app and the address that a parameter names, unchecked; null when it has no such form. */
export function readLocalPage(text: string): LocalPage | null {
  const at = text.indexOf('@')
  const name = text.slice(0, Math.max(at, 0))
  const address = text.slice(at + 1)
  if (!module.safeParse(name).success || address === '' || address.length > MAX_ADDRESS_CHARACTERS)
    return null
  return { module: name, address }
}

/**
 * Asks for an address of the console whose document may load a page from the person's own machine. Only their session gets that
 * document, and it ends with the session or after some hours.
 */
export const developLocally = defineCall({
  id: 'subApp.developLocally',
  method: 'POST',
  path: '/api/apps/local',
  body: z.strictObject({ module, address: z.string().max(MAX_ADDRESS_CHARACTERS) }),
  data: z.object({ grant: z.string() }),
})
